/** The version of the interface; the specification defines it. */
export const INTERFACE_VERSION = "1.0.0-rc.1";

/** Above the levels of every chronicle; the service knows which of them its chronicle has. */
export const MAXIMUM_LEVEL = 999;

// In CommonJS, because a bundler runs the code of what is required on the call, and that of what is imported at the start.
module.exports = () => ({ ...require("@whatwg-node/server"), ...require("@whatwg-node/fetch") });

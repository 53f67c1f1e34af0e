// In component tests a class name is its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

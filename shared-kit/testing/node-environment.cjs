const { TestEnvironment } = require('jest-environment-node');

/** What packages check with `instanceof`: those of the process, since `shared-packages-runtime.cjs` loads packages there. */
const OF_THE_PROCESS = ['Date', 'Error', 'Promise', 'RangeError', 'SyntaxError', 'TypeError'];

/** Node, for tests whose packages are loaded once. */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of OF_THE_PROCESS) this.global[name] = globalThis[name];
  }
};

const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${path.sep}node_modules${path.sep}`;
/** Packages that each test file loads by itself: Jest's own, and those that compare constructors. */
const PER_FILE = /^(@jest\/|expect$|libphonenumber-js)/;

/**
 * Jest's module loader, except that packages are loaded by Node itself, once for all test files of a process: loading
 * them for each file takes a quarter of the processor time of server tests. Jest's mocks do not reach into packages.
 */
class SharedPackagesRuntime extends Runtime {
  requireModule(from, name, ...options) {
    const file = resolvePackage(from, name);
    return file ? createRequire(from)(file) : super.requireModule(from, name, ...options);
  }
}

/** Returns the file of a package; nothing for relative paths, Node's modules, workspaces and unknown packages. */
function resolvePackage(from, name = '.') {
  if (/^[./]/.test(name) || path.isAbsolute(name) || isBuiltin(name) || PER_FILE.test(name)) return undefined;
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(PACKAGES) ? file : undefined;
  } catch {
    return undefined;
  }
}

exports.__esModule = true;
exports.default = SharedPackagesRuntime;

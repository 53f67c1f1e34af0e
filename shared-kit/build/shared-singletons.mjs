import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/**
 * @param {string} name of a package
 * @returns {string}
 */
const versionOf = (name) => require(`${name}/package.json`).version;

/**
 * Returns a version with a digest of the sources in a folder of `shared-kit/src`, so that builds of different sources have
 * different versions. As build metadata it does not count where versions are compared.
 * @param {string} version
 * @param {string} folder
 */
function withDigest(version, folder) {
  const root = new URL(`../src/${folder}/`, import.meta.url);
  const hash = createHash('sha256');
  const files = readdirSync(root).filter((file) => !file.includes('.test.'));
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(new URL(file, root)))
      .update('\0');
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}

/** Raised when texts and contexts of remotes from before and after no longer meet. */
const INTL_VERSION = '1.0.0';

/** The curated module that replaces `react-router-dom`. */
export const ROUTER = fileURLToPath(new URL('../src/router/index.ts', import.meta.url));

/**
 * Modules that must exist once on a page, because they have state or identity. Nothing else is shared: sharing a module
 * defeats tree shaking, so antd and date-fns are bundled with the application that uses them.
 */
const SINGLETONS = {
  react: { version: versionOf('react') },
  'react-dom': { version: versionOf('react-dom') },
  // Without it antd would bring a second React DOM.
  'react-dom/client': { version: versionOf('react-dom') },
  'react-router-dom': {
    version: withDigest(versionOf('react-router-dom'), 'router'),
    // By its name: a path would make the build depend on the folder of the repository.
    import: 'shared-kit/router',
  },
  swr: { version: versionOf('swr') },
  // For its size, and the context of the page's texts.
  'shared-kit/intl': { version: withDigest(INTL_VERSION, 'intl') },
};

export const SINGLETON_NAMES = Object.keys(SINGLETONS);

/**
 * Returns the `shared` option of Module Federation. The host bundles every module in its entry (`eager`) and requires no
 * version, since it uses its own; a remote has a copy as a chunk that is loaded only where no host provides one.
 * @param {{ eager: boolean }} options
 */
export function sharedSingletons({ eager }) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, { version, ...rest }]) => [
      name,
      { ...rest, version, requiredVersion: !eager && `^${version.split('+')[0]}`, singleton: true, eager },
    ]),
  );
}

/** Returns package versions by name, for a release's description. */
export function singletonVersions() {
  return Object.fromEntries(Object.entries(SINGLETONS).map(([name, { version }]) => [name, version]));
}

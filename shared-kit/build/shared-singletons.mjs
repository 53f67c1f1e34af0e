import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/**
 * @param {string} name of a package
 * @returns {string}
 */
const versionOf = (name) => require(`${name}/package.json`).version;

/** The curated file that stands for `react-router-dom`. */
export const ROUTER = fileURLToPath(new URL('../src/router/index.ts', import.meta.url));

/**
 * What must exist once on a page, because it holds state or identity. Nothing else is shared: sharing a
 * module defeats tree shaking, so antd and date-fns stay with the application that uses them.
 */
const SINGLETONS = {
  react: { version: versionOf('react') },
  'react-dom': { version: versionOf('react-dom') },
  // Without it antd would bring a second React DOM.
  'react-dom/client': { version: versionOf('react-dom') },
  // The curated file instead of the whole package (see shared-kit/src/router).
  'react-router-dom': {
    version: versionOf('react-router-dom'),
    import: ROUTER,
  },
  swr: { version: versionOf('swr') },
};

export const SINGLETON_NAMES = Object.keys(SINGLETONS);

/**
 * The table as Module Federation reads it. The host carries every module in its entry (`eager`), and asks for no
 * version, since it takes its own; a remote keeps its own copy as a chunk that is fetched only where no host provides
 * one.
 * @param {{ eager: boolean }} options
 */
export function sharedSingletons({ eager }) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, { version, ...rest }]) => [
      name,
      { ...rest, version, requiredVersion: !eager && `^${version}`, singleton: true, eager },
    ]),
  );
}

/** Package versions by name, for a release's description. */
export function singletonVersions() {
  return Object.fromEntries(Object.entries(SINGLETONS).map(([name, { version }]) => [name, version]));
}

import { fileURLToPath } from 'node:url';

/** @param {string} name of a file beside this one */
const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Returns the transformation of TypeScript.
 * @param {boolean} react
 * @returns {[string, object]}
 */
export const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: react },
      transform: react ? { react: { runtime: 'automatic' } } : {},
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest's options for tests of components: in jsdom with Node's own fetch and streams.
 * @type {import('jest').Config}
 */
export const BROWSER_TESTS = {
  testEnvironment: file('browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['workspace-source', 'browser', 'require'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  setupFilesAfterEnv: [file('browser-setup.ts')],
  moduleNameMapper: { '\\.css$': file('css-module.cjs') },
  transform: { '\\.tsx?$': swc(true), 'node_modules/.+\\.m?js$': swc(true) },
  transformIgnorePatterns: [
    'node_modules/(?!(shared-kit|react-day-picker|@date-fns|date-fns|intl-messageformat|@formatjs|d3-[a-z-]+|internmap)/)',
  ],
};

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { APPS } from './scripts/root.mjs';
import { BROWSER_TESTS, swc } from './shared-kit/testing/browser-tests.mjs';

const TESTING = fileURLToPath(new URL('shared-kit/testing/', import.meta.url));

/**
 * Rules, server and browser tests: plain Node.
 * @type {(displayName: string, extra?: import('jest').Config) => import('jest').Config}
 */
const node = (displayName, extra = {}) => ({
  displayName,
  rootDir: displayName,
  testEnvironment: `${TESTING}node-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['workspace-source', 'node', 'require'] },
  runtime: `${TESTING}shared-packages-runtime.cjs`,
  ...(!extra.testRegex && { testMatch: ['**/*.test.ts'] }),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  transform: { '\\.ts$': swc(false) },
  ...extra,
});

/** @type {(displayName: string, extra?: import('jest').Config) => import('jest').Config} */
const browser = (displayName, extra = {}) => ({
  ...BROWSER_TESTS,
  displayName,
  rootDir: displayName,
  runtime: `${TESTING}cached-scripts-runtime.cjs`,
  ...extra,
});

/** Each application's tests, with what its own `jest.config.mjs` changes. */
const applications = await Promise.all(
  Object.keys(APPS).map(async (folder) => {
    const own = new URL(`${folder}/jest.config.mjs`, import.meta.url);
    return browser(folder, existsSync(own) ? (await import(own.href)).default : {});
  }),
);

const api = { setupFilesAfterEnv: ['<rootDir>/test/test-timeout.ts'] };

/** They hold the product to its time limits while something breaks: nothing runs beside them. */
const FAILURES = [
  'api/src/outage.test.ts',
  'api/src/database-restart.test.ts',
  'api/src/failover.test.ts',
  'deployment/src/renderer/rendered-pages.test.ts',
  'e2e/cluster/cluster.test.ts',
];

/** Test files of the API whose results do not depend on the database: they run on the embedded one, which needs no server. */
const EMBEDDED_ONLY = [
  // They start the built server, on an embedded database.
  '/src/(server|kill)',
  '/src/platform/database/flush-to-disk',
  // HTTP, tokens, images and e-mails.
  '/src/platform/(http|openapi)/',
  '/src/messages/email-routes',
  '/src/platform/images/(image-routes|og-image)',
  '/src/accounts/invalid-credential',
  '/src/platform/(settings|files-in-a-bucket|log-options|assert-fits-releases)',
  // Pure functions.
  '/src/demo/',
  '/src/messages/(compose-|emails-about)',
];

/** Test files of the API that run on both databases, since driver, concurrency, notifications and files differ. */
const ON_BOTH = [
  '/src/(two-servers|clean-up|backup-command)',
  '/src/(customers|handovers|imports)/',
  '/src/platform/(backup|database|events|outbox|private-files)/',
  '/src/entities/(every-field|iterate|search|text-search|write)',
  '/src/bookings/(commands/(create-booking|any-of-offer)|booking-lines|staff-bookings)',
  '/src/fleet/(search-fleet|offers|papers/|prices/)',
  '/src/(fines|payments|reports|reviews)/',
  '/src/messages/invoices/',
];

export default {
  // Generous, for a busy machine.
  testTimeout: 30_000,
  // The tests are mostly bound by I/O of servers and browsers.
  maxWorkers: '100%',
  projects: [
    browser('shared-kit', { testPathIgnorePatterns: ['/node_modules/', '/dist/', '/src/server/'] }),
    node('shared-kit-server', { rootDir: 'shared-kit/src/server' }),
    ...applications,
    // On a temporary PostgreSQL.
    node('api', {
      ...api,
      globals: { testDatabase: 'postgres' },
      globalSetup: '<rootDir>/test/global-postgres-setup.ts',
      globalTeardown: '<rootDir>/test/global-postgres-teardown.ts',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...FAILURES, ...EMBEDDED_ONLY],
    }),
    node('api-embedded', {
      ...api,
      rootDir: 'api',
      globals: { testDatabase: 'embedded' },
      globalSetup: '<rootDir>/test/global-setup.ts',
      testRegex: [...EMBEDDED_ONLY, ...ON_BOTH].map((pattern) => `${pattern}.*\\.test\\.ts$`),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...FAILURES],
    }),
    node('deployment', { testPathIgnorePatterns: ['/node_modules/', '/dist/', ...FAILURES] }),
    node('failures', {
      ...api,
      rootDir: '.',
      testMatch: FAILURES.map((file) => `<rootDir>/${file}`),
      globals: { testDatabase: 'embedded' },
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      setupFilesAfterEnv: ['<rootDir>/api/test/test-timeout.ts'],
    }),
    node('e2e', {
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...FAILURES],
      globalSetup: '<rootDir>/global-setup.ts',
      globalTeardown: '<rootDir>/global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/setup.ts'],
    }),
  ],
};

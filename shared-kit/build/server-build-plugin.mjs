import { rspack } from '@rspack/core';

/** Delay of the server build after a change: the page that is open comes first. */
const BUILD_DELAY_MS = 100;

/**
 * Builds for the server while the build for browsers is watched. A compiler of its own, so that hot reload never waits for
 * it; with `middleware` a development server answers `build.json` only when the server build is up to date.
 */
export class ServerBuildPlugin {
  /** @type {import('@rspack/core').Configuration} */
  #configuration;
  #isBuilt = Promise.resolve();

  /** @param {import('@rspack/core').Configuration} configuration of the server build */
  constructor(configuration) {
    this.#configuration = configuration;
  }

  /** @type {{ name: string, path: string, middleware: (request: unknown, response: unknown, next: () => void) => void }} */
  middleware = {
    name: 'server-build',
    path: '/build.json',
    middleware: (_request, _response, next) => void this.#isBuilt.then(() => next()),
  };

  /** @param {import('@rspack/core').Compiler} browser */
  apply(browser) {
    let isStarted = false;
    let isBroken = false;
    browser.hooks.done.tap('ServerBuildPlugin', (stats) => {
      isBroken = stats.hasErrors();
    });
    browser.hooks.watchRun.tap('ServerBuildPlugin', () => {
      if (isStarted) return;
      isStarted = true;
      const server = rspack(this.#configuration);
      /** @type {(() => void) | undefined} */
      let markBuilt;
      const handleStart = () => {
        // A change while it builds is part of the same wait.
        if (!markBuilt)
          this.#isBuilt = new Promise((resolve) => {
            markBuilt = resolve;
          });
      };
      handleStart();
      server.hooks.invalid.tap('ServerBuildPlugin', handleStart);
      const watching = server.watch({ aggregateTimeout: BUILD_DELAY_MS }, (error, stats) => {
        markBuilt?.();
        markBuilt = undefined;
        // The build for browsers has shown most errors already.
        if (error || (stats?.hasErrors() && !isBroken))
          process.stderr.write(`${error ?? stats?.toString('errors-only')}\n`);
      });
      browser.hooks.shutdown.tapPromise(
        'ServerBuildPlugin',
        () => new Promise((resolve) => watching?.close(() => resolve())),
      );
    });
  }
}

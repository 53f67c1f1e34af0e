import { rspack } from '@rspack/core';

/** Delay of the server build after a change, so that the hot update of the open page is built first. */
const BUILD_DELAY_MS = 100;

/**
 * Runs the server build in watch mode beside the browser build. It has a separate compiler, so that hot reload does not
 * wait for it. `middleware` delays `build.json` until the server build is up to date.
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
        // Changes during a build extend the same pending promise.
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
        // The browser build has already reported errors of shared sources.
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

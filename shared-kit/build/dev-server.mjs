import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/**
 * Serves the application in the working directory for development, according to its `rspack.config.mjs`.
 * @param {() => Promise<void>} releasePort called when the reserved port is needed
 * @returns {Promise<(problems: unknown) => void>} function that sends the problems of the repository to the open
 *   pages
 */
export async function startDevServer(releasePort) {
  const { default: configure } = await import(pathToFileURL(path.resolve('rspack.config.mjs')).href);
  /** @type {import('@rspack/core').Configuration[]} */
  const configurations = [configure({}, { mode: 'development' })].flat();
  // Hides the server's own URLs, which serve no page; the parent process prints the URL of the site.
  for (const configuration of configurations) configuration.infrastructureLogging = { level: 'warn' };

  const options = configurations[0]?.devServer || {};

  let event = toEvent([]);
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  /** @type {(request: unknown, response: import('node:http').ServerResponse) => void} */
  const addPage = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(event);
    pages.add(response);
    response.once('close', () => pages.delete(response));
  };
  const compiler = rspack(configurations);
  let wasBroken = false;
  compiler.hooks.done.tap('startDevServer', (stats) => {
    const isBroken = stats.hasErrors();
    if (isBroken || stats.hasWarnings()) process.stderr.write(`${stats.toString('errors-warnings')}\n`);
    else if (wasBroken) process.stderr.write(`${path.basename(process.cwd())} compiles again\n`);
    wasBroken = isBroken;
  });
  const server = new RspackDevServer(
    {
      ...options,
      devMiddleware: { ...options.devMiddleware, stats: 'none' },
      setupMiddlewares: (bundlers, server) => {
        const middlewares = options.setupMiddlewares?.(bundlers, server) ?? bundlers;
        // Before the bundler's middleware, which delays responses while it compiles.
        const position = middlewares.findIndex((entry) => 'name' in entry && entry.name === '@rspack/dev-middleware');
        return middlewares.toSpliced(position, 0, { name: 'problems', path: '/problems', middleware: addPage });
      },
    },
    compiler,
  );
  await releasePort();
  await server.start();
  return (problems) => {
    event = toEvent(problems);
    for (const page of pages) page.write(event);
  };
}

/** @param {unknown} problems */
function toEvent(problems) {
  return `data: ${JSON.stringify({ problems })}\n\n`;
}

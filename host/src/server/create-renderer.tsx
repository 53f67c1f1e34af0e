import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import {
  checkRemoteModule,
  type RenderedPage,
  type RendererOptions,
  type RenderPage,
  ROOT_ID,
} from 'shared-kit/contract';
import { LOCALES, splitLocale } from 'shared-kit/domain';
import { App } from '../app/app.tsx';
import { loadMessages } from '../load-messages.ts';
import { createReadCollector } from './read-collector.ts';
import { createServerServices } from './server-services.ts';

/** Limit of render passes: each one starts the reads that depend on the results of the pass before. */
const MAX_PASSES = 4;
const RENDER_INTERVAL_MS = 900_000;
const ROOT_START = `<div id="${ROOT_ID}">`;
const ROOT_END = '</div>';

/**
 * Returns the function that renders the pages of a remote with current data. Their time is rounded down to a quarter of an hour:
 * days and cut-offs begin at quarters in every time zone, and a page whose data has not changed keeps its ETag.
 * @throws RemoteError when `remote` is not a remote module, or has another contract version
 */
export function createRenderer({ remote, name = 'public', ...options }: RendererOptions): RenderPage {
  const { createRoutes } = checkRemoteModule(name, remote);
  return async (url, signal) => {
    const { locale } = splitLocale(url.split('?')[0] ?? '');
    const messages = await loadMessages(locale, 'common');
    const renderedAt = new Date(Date.now() - (Date.now() % RENDER_INTERVAL_MS));
    const services = createServerServices({ ...options, name, createRoutes, locale, messages, renderedAt, signal });
    const collector = createReadCollector();
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const page = { renderedAt: renderedAt.toISOString(), reads: collector.done() };
      const html = await renderToHtml(
        <div id={ROOT_ID}>
          <StaticRouter location={url} basename={LOCALES[locale].prefix || '/'}>
            <App services={{ ...services, page }} middleware={[collector.middleware]} />
          </StaticRouter>
        </div>,
      );
      if (await collector.settle()) continue;
      // Only "not found" is collected as an error: the page does not exist either.
      const status = page.reads.some((read) => 'error' in read) ? 404 : 200;
      return { ...splitHead(html), status, data: page };
    }
    throw new Error(`The page still starts new reads after ${MAX_PASSES} passes`);
  };
}

/**
 * Renders to HTML after all lazy components are resolved.
 * @throws the first error of any component
 */
async function renderToHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void errors.push(error),
    // A single chunk: later ones would need scripts to move them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Splits the HTML into head and body; React puts the elements of the head first. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const start = html.indexOf(ROOT_START);
  if (start < 0 || !html.endsWith(ROOT_END)) throw new Error('The page was not rendered as one element');
  return { head: html.slice(0, start), body: html.slice(start + ROOT_START.length, -ROOT_END.length) };
}

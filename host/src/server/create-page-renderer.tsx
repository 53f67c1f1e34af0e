import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import {
  checkRemoteModule,
  type PageRead,
  type PageRendererOptions,
  type RenderedPage,
  type RenderPage,
} from 'shared-kit/contract';
import { App } from '../app/app.tsx';
import { createReadCollector } from './read-collector.ts';
import { createServerServices } from './server-services.ts';

/** A read may only become known when another one has ended: so often a page is rendered anew. */
const MAX_PASSES = 4;
const ROOT_START = '<div id="root">';
const ROOT_END = '</div>';

/**
 * Renders public pages with the data of the moment, to be taken over by the browser.
 * @throws RemoteError when the remote is none, or not one for this host
 */
export function createPageRenderer({ remote, settings, apiOrigin }: PageRendererOptions): RenderPage {
  const { createRoutes } = checkRemoteModule('public', remote);
  return async (url, giveUp) => {
    const renderedAt = new Date();
    const services = createServerServices({ createRoutes, settings, apiOrigin, renderedAt, giveUp });
    const collector = createReadCollector();
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const page = { renderedAt: renderedAt.toISOString(), reads: collector.done() };
      const html = await renderWhole(
        <div id="root">
          <StaticRouter location={url}>
            <App services={{ ...services, page }} middleware={[collector.middleware]} />
          </StaticRouter>
        </div>,
      );
      if (!(await collector.settle())) return { ...splitHead(html), status: statusOf(page.reads), data: page };
    }
    throw new Error('The page goes on asking for more');
  };
}

/** With every lazy part in place. @throws the first error of any component */
async function renderWhole(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void errors.push(error),
    // In one piece, however long: who runs no scripts must not miss what a script would put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** React writes what belongs into the head before everything else. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const start = html.indexOf(ROOT_START);
  if (start < 0 || !html.endsWith(ROOT_END)) throw new Error('The page was not rendered as one element');
  return { head: html.slice(0, start), body: html.slice(start + ROOT_START.length, -ROOT_END.length) };
}

/** A page that asks for what does not exist is one that does not exist. */
function statusOf(reads: readonly PageRead[]): RenderedPage['status'] {
  return reads.some((read) => 'error' in read) ? 404 : 200;
}

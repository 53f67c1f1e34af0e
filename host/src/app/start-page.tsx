import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROOT_ID } from 'shared-kit/contract';
import { readPageFields, restorePageFields } from '../features/drafts/page-fields.ts';
import type { FetchRemote } from '../features/remotes/remote-registry.ts';
import { App } from './app.tsx';
import { readPageData, readRuntimeSettings } from './document-data.ts';
import { createServices } from './services.ts';
import { skipKnownFailures } from './swr-configuration.ts';

const RESOURCE_TIMING_ENTRIES = 2000;

/**
 * Hydrates the page that came rendered, or renders it.
 * @throws Error when the document is not one that a gateway composed
 */
export function startPage(fetchRemote: FetchRemote): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page carries no #${ROOT_ID}`);
  const page = readPageData(document);
  const services = createServices({ settings: readRuntimeSettings(document), page, fetchRemote });
  const site = (
    <BrowserRouter>
      <App services={services} middleware={page ? [skipKnownFailures(page, services.clock)] : []} />
    </BrowserRouter>
  );
  const options = {
    onUncaughtError(error: unknown) {
      // As React would without this: a failure of the host itself leaves nothing to show.
      globalThis.reportError(error);
      services.reportFailure('host', 'failed_to_render', error);
    },
  };
  // Of the 250 entries that are usual, pictures alone may take more: those of released files are needed later.
  performance.setResourceTimingBufferSize?.(RESOURCE_TIMING_ENTRIES);
  const fields = services.host.keepOverReload('host/fields', readPageFields);
  if (page) {
    restorePageFields(fields);
    // Only public pages come rendered. It is on its way while the shell is hydrated.
    void services.remotes.load('public');
    // In slices, between which the page answers.
    startTransition(() => void hydrateRoot(root, site, options));
  } else createRoot(root, options).render(site);
}

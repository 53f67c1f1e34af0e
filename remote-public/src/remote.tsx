import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { createDraftStore, createPageRoutes, DraftProvider } from 'shared-kit/remote';
import { applyDataChange } from './data/apply-data-change.ts';
import { loadMessages } from './load-messages.ts';
import { PAGES } from './pages.ts';
import TEXT_PARTS from './text-parts.json' with { type: 'json' };
import { LoadTextsContext } from './ui/use-lazy.tsx';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

export function createRoutes(host: HostServices): RouteObject[] {
  // One store for all pages: the input for one car is kept for the next.
  const drafts = createDraftStore(host, 'public/forms');
  host.dataChanged.subscribe((change) => applyDataChange(host, change));
  return createPageRoutes(PAGES, host, { load: loadMessages, parts: Object.keys(TEXT_PARTS) }, (page) => (
    <LoadTextsContext value={loadMessages}>
      <DraftProvider drafts={drafts}>{page}</DraftProvider>
    </LoadTextsContext>
  ));
}

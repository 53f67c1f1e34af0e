import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { createDraftStore, createPageRoutes, DraftProvider, type DraftStore, HostProvider } from 'shared-kit/remote';
import { applyDataChange } from './data/apply-data-change.ts';
import { DRAFT_KEYS } from './data/draft-keys.ts';
import { PAGES } from './pages.ts';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

export function createRoutes(host: HostServices): RouteObject[] {
  const kept = host.keepOverReload('public/booking', () => drafts.getState()[DRAFT_KEYS.booking]);
  // One store for all pages: what was typed for one car is there for the next.
  const drafts: DraftStore = createDraftStore({ [DRAFT_KEYS.booking]: kept });
  host.dataChanged.subscribe((change) => applyDataChange(host, change));
  return createPageRoutes(PAGES, (page) => (
    <HostProvider host={host}>
      <DraftProvider drafts={drafts}>{page}</DraftProvider>
    </HostProvider>
  ));
}

import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { createPageRoutes, DraftProvider, lazyComponent } from 'shared-kit/remote';
import { applyDataChange, forgetBookingsOnSignOut } from './data/apply-data-change.ts';
import { createStaffDrafts } from './data/drafts.ts';
import { loadMessages } from './load-messages.ts';
import { loadFrame, PAGES } from './pages.ts';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const Console = lazyComponent(loadFrame);

export function createRoutes(host: HostServices): RouteObject[] {
  const drafts = createStaffDrafts(host);
  forgetBookingsOnSignOut(host);
  host.dataChanged.subscribe((change) => applyDataChange(host, change));
  // Preloads the frame. A failure is handled when it is rendered.
  loadFrame().catch(() => undefined);
  return createPageRoutes(PAGES, host, { load: loadMessages }, (page) => (
    <DraftProvider drafts={drafts}>
      <Console>{page}</Console>
    </DraftProvider>
  ));
}

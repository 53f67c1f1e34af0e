import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { createPageRoutes, DraftProvider, HostProvider, lazyComponent } from 'shared-kit/remote';
import { applyDataChange, forgetBookingsOnSignOut } from './data/apply-data-change.ts';
import { createStaffDrafts } from './data/drafts.ts';
import { loadFrame, PAGES } from './pages.ts';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const Console = lazyComponent(loadFrame);

export function createRoutes(host: HostServices): RouteObject[] {
  const drafts = createStaffDrafts(host);
  forgetBookingsOnSignOut(host);
  host.dataChanged.subscribe((change) => applyDataChange(host, change));
  // Preloads the frame. A failure is handled when it is rendered.
  loadFrame().catch(() => undefined);
  return createPageRoutes(PAGES, (page) => (
    <HostProvider host={host}>
      <DraftProvider drafts={drafts}>
        <Console>{page}</Console>
      </DraftProvider>
    </HostProvider>
  ));
}

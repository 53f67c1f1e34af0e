import type { RouteObject } from 'react-router-dom';
import { type HostServices, loadChunk } from 'shared-kit/contract';
import { createPageRoutes, DraftProvider, lazyComponent } from 'shared-kit/remote';
import { loadAntDesignLocale } from './app/load-ant-design-locale.ts';
import { applyDataChange, forgetBookingsOnSignOut } from './data/apply-data-change.ts';
import { createStaffDrafts } from './data/drafts.ts';
import { createLiveUpdates, LiveProvider } from './data/live-updates.tsx';
import { preloadProtocol } from './data/preload-protocol.ts';
import { loadMessages } from './load-messages.ts';
import { loadFrame, PAGES } from './pages.ts';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const Console = lazyComponent(loadFrame);

export function createRoutes(host: HostServices): RouteObject[] {
  const drafts = createStaffDrafts(host);
  const live = createLiveUpdates(host);
  forgetBookingsOnSignOut(host);
  host.dataChanged.subscribe((change) => applyDataChange(host, change, live.touched()));
  preloadProtocol(host, location.pathname);
  const antDesignLocale = loadChunk(() => loadAntDesignLocale(host.locale.code));
  // Preloads the frame. A failure is handled when it is rendered.
  Promise.all([loadFrame(), antDesignLocale]).catch(() => undefined);
  return createPageRoutes(
    PAGES,
    host,
    {
      load: loadMessages,
      parts: [
        'bookings',
        'cash',
        'customers',
        'damage',
        'fines',
        'handover',
        'invoices',
        'papers',
        'prices',
        'reports',
        'reviews',
        'today',
        'transfer',
      ],
    },
    (page) => (
      <DraftProvider drafts={drafts}>
        <LiveProvider live={live}>
          <Console locale={antDesignLocale}>{page}</Console>
        </LiveProvider>
      </DraftProvider>
    ),
  );
}

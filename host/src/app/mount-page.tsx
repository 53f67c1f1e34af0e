import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ownerOfPath, ROOT_ID, type RuntimeSettings } from 'shared-kit/contract';
import { LOCALES, splitLocale } from 'shared-kit/domain';
import { readPageFields, restorePageFields } from '../features/drafts/page-fields.ts';
import type { FetchRemote } from '../features/remotes/remote-registry.ts';
import { loadMessages } from '../load-messages.ts';
import { App } from './app.tsx';
import { readPageData, readRuntimeSettings } from './document-data.ts';
import { loadStaffScreens } from './load-staff-screens.ts';
import { createServices } from './services.ts';
import { skipKnownFailures } from './swr-configuration.ts';

const RESOURCE_TIMING_ENTRIES = 2000;

/**
 * Hydrates a server-rendered page, or renders the page.
 * @throws Error when the document was not composed by a gateway
 */
export async function mountPage(fetchRemote: FetchRemote): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page carries no #${ROOT_ID}`);
  const page = readPageData(document);
  const settings = readSettings();
  // A failure is shown where these screens are rendered.
  if (!isPublic()) loadStaffScreens().catch(() => undefined);
  const messages = await loadMessages(settings.locale, 'common');
  const services = createServices({ settings, messages, page, fetchRemote });
  const site = (
    <BrowserRouter basename={(isPublic() && LOCALES[settings.locale].prefix) || '/'}>
      <App services={services} middleware={page ? [skipKnownFailures(page, services.clock)] : []} />
    </BrowserRouter>
  );
  const options = {
    onUncaughtError(error: unknown) {
      // Replaces React's default, which reports the error to the browser.
      globalThis.reportError(error);
      services.reportFailure('host', 'failed_to_render', error);
    },
  };
  // Images alone may exceed the default of 250 entries; `refetchRelease` needs those of released files.
  performance.setResourceTimingBufferSize?.(RESOURCE_TIMING_ENTRIES);
  const fields = services.host.keepOverReload('host/fields', readPageFields);
  if (page) {
    restorePageFields(fields);
    // Only public pages are server-rendered. The remote loads while the shell is hydrated.
    void services.remotes.load('public');
    // A transition is time-sliced, so that the page stays responsive.
    startTransition(() => void hydrateRoot(root, site, options));
  } else createRoot(root, options).render(site);
}

/**
 * Returns the settings. For public pages the language is that of the path, because a static file server sends the same
 * page for many paths.
 */
function readSettings(): RuntimeSettings {
  const settings = readRuntimeSettings(document);
  const locale = isPublic() ? splitLocale(location.pathname).locale : settings.locale;
  Object.assign(document.documentElement, { lang: locale, dir: LOCALES[locale].direction });
  return { ...settings, locale };
}

/** Returns whether the page is public. */
function isPublic(): boolean {
  return ownerOfPath(location.pathname) === 'public';
}

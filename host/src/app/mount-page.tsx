import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HOST, ROOT_ID, type RuntimeSettings, splitPagePath } from 'shared-kit/contract';
import { LOCALES } from 'shared-kit/domain';
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
  const { mounts = {} } = settings;
  const { owner } = splitPagePath(location.pathname, mounts, settings.locale);
  const mount = mounts[owner];
  // A failure is shown where these screens are rendered.
  if (owner === HOST || mount?.staff) loadStaffScreens().catch(() => undefined);
  const messages = await loadMessages(settings.locale, 'common');
  const services = createServices({ settings, messages, page, fetchRemote });
  const site = (
    <BrowserRouter basename={(mount?.languages && LOCALES[settings.locale].prefix) || '/'}>
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
  // Without it the page is not measured.
  if (settings.measured)
    import('./measure-page.ts').then((module) => module.measurePage(owner, settings, services)).catch(() => undefined);
  // Images alone may exceed the default of 250 entries; `refetchRelease` needs those of released files.
  performance.setResourceTimingBufferSize?.(RESOURCE_TIMING_ENTRIES);
  const fields = services.host.keepOverReload('host/fields', () => readPageFields(Boolean(mount?.languages)));
  if (page) {
    restorePageFields(fields);
    // Loads while the shell is hydrated.
    void services.remotes.load(owner);
    // A transition is time-sliced, so that the page stays responsive.
    startTransition(() => void hydrateRoot(root, site, options));
  } else createRoot(root, options).render(site);
}

/**
 * Returns the settings. The language, and that of the links, is that of the path, if it has one: a static file server sends
 * one page for many.
 */
function readSettings(): RuntimeSettings {
  const settings = readRuntimeSettings(document);
  const { locale } = splitPagePath(location.pathname, settings.mounts ?? {}, settings.locale);
  Object.assign(document.documentElement, { lang: locale, dir: LOCALES[locale].direction });
  const links = settings.linksByLocale?.[locale] ?? settings.links;
  return { ...settings, locale, ...(links && { links }) };
}

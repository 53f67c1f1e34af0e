import { lazy, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { CLICKS_TO_REPLAY, HOST, splitPagePath } from 'shared-kit/contract';
import { type LocaleCode, localizePath } from 'shared-kit/domain';
import { useSWRConfig } from 'swr';
import { LanguageLinks } from '../features/language/language-links.tsx';
import { LanguageMenu } from '../features/language/language-menu.tsx';
import { LanguageOffer } from '../features/language/language-offer.tsx';
import { isCachedDocument, useRestoredDocument } from '../features/navigation/restored-document.ts';
import { useNavigationFocus } from '../features/navigation/use-navigation-focus.ts';
import { PageErrorBoundary } from '../features/remotes/page-error-boundary.tsx';
import { RemoteOutlet } from '../features/remotes/remote-outlet.tsx';
import { SiteShell } from '../features/shell/site-shell.tsx';
import { ThemeChoice } from '../features/theme/theme-choice.tsx';
import { PreviewNotice } from '../features/update/preview-notice.tsx';
import { UpdateOffer } from '../features/update/update-offer.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { useClickReplay } from '../ui/use-click-replay.ts';
import { loadStaffScreens } from './load-staff-screens.ts';
import type { Services } from './services.ts';

const SignIn = lazy(async () => ({ default: (await loadStaffScreens()).SignIn }));
const Console = lazy(async () => ({ default: (await loadStaffScreens()).Console }));

/** Renders the sign-in page, or a remote's page between header and footer. */
export function Screens({ services }: { readonly services: Services }) {
  const { host, theme, remotes, mounts, links, clock, page: rendered, revision, preview } = services;
  const { reportFailure, retryPage, reload, connectCache } = services;
  useNavigationFocus();
  useClickReplay(isOutsideMain);
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => connectCache(mutate), [connectCache, mutate]);
  // Cars on a page from the browser's cache may be booked or have another price by now.
  const revalidateAll = useCallback(() => void mutate(() => true), [mutate]);
  useRestoredDocument(revalidateAll);
  const handleHydrated = useCallback(() => {
    clock.start();
    // The style sheet lays out the rest of the page now, and React handles every click itself.
    document.documentElement.dataset.hydrated = '';
    delete window[CLICKS_TO_REPLAY];
    if (isCachedDocument()) revalidateAll();
  }, [clock, revalidateAll]);
  const { site, locale } = host;
  // With the language prefix.
  const address = useHref(useLocation());
  const pathname = address.split(/[?#]/)[0] ?? '';
  const { owner, locale: wanted } = splitPagePath(pathname, mounts, locale.code);
  const { languages: isLocalized, staff: isForStaff } = mounts[owner] ?? {};
  const [firstOwner] = useState(owner);
  useMatchingDocument(wanted, locale.code, address);

  const whenLoaded = (screen: ReactNode) => (
    <PageErrorBoundary name="host" site={site} resetKey={pathname} onFailure={reportFailure} onRetry={retryPage}>
      <Suspense>{screen}</Suspense>
    </PageErrorBoundary>
  );
  if (owner === HOST) return whenLoaded(<SignIn services={services} />);

  const page = (
    <RemoteOutlet
      key={owner}
      name={owner}
      remotes={remotes}
      site={site}
      notFound={{ path: '*', element: <NotFoundPage siteName={site.agencyName} /> }}
      isRendered={rendered !== undefined && owner === firstOwner}
      onShown={handleHydrated}
      onFailure={reportFailure}
      onRetry={retryPage}
    />
  );
  const choice = {
    current: locale.code,
    addressIn: (code: LocaleCode, path: string) => (isLocalized ? localizePath(code, path) : path),
    onChoose: locale.choose,
  };
  const languages = { menu: <LanguageMenu {...choice} />, links: <LanguageLinks {...choice} /> };
  const appearance = <ThemeChoice theme={theme} />;
  const frame = isForStaff ? (
    whenLoaded(
      <Console services={services} languages={<LanguageMenu {...choice} isCompact />} appearance={appearance}>
        {page}
      </Console>,
    )
  ) : (
    <SiteShell site={site} links={links} languages={languages} appearance={appearance}>
      {page}
    </SiteShell>
  );
  return (
    <>
      {preview && <PreviewNotice version={preview} isRendered={rendered !== undefined} />}
      <UpdateOffer revision={revision} onRefresh={reload} />
      {isLocalized && <LanguageOffer current={locale.code} onChoose={locale.choose} />}
      {frame}
    </>
  );
}

/**
 * Loads the page in the language of the document, when a link of the console leads to the page in another language: each
 * language has its own path.
 */
function useMatchingDocument(wanted: LocaleCode, current: LocaleCode, address: string): void {
  useEffect(() => {
    if (wanted !== current) location.replace(localizePath(current, address));
  }, [wanted, current, address]);
}

function isOutsideMain(button: HTMLElement): boolean {
  return !button.closest('main');
}

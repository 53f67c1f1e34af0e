import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import type { SignedIn } from 'shared-kit/api-client';
import { CLICKS_TO_REPLAY, ownerOfPath } from 'shared-kit/contract';
import { type LocaleCode, localizePath, splitLocale } from 'shared-kit/domain';
import { useSWRConfig } from 'swr';
import { useStore } from 'zustand';
import { rememberLanguage } from '../features/language/choose-language.ts';
import { LanguageLinks } from '../features/language/language-links.tsx';
import { LanguageMenu } from '../features/language/language-menu.tsx';
import { LanguageOffer } from '../features/language/language-offer.tsx';
import { useNavigationFocus } from '../features/navigation/use-navigation-focus.ts';
import { isCachedDocument, useRestoredDocument } from '../features/navigation/use-restored-document.ts';
import { RemoteOutlet } from '../features/remotes/remote-outlet.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { useInvitation } from '../features/session/use-invitation.ts';
import { SiteShell } from '../features/shell/site-shell.tsx';
import { StaffShell } from '../features/shell/staff-shell.tsx';
import { ThemeChoice } from '../features/theme/theme-choice.tsx';
import { PreviewNotice } from '../features/update/preview-notice.tsx';
import { UpdateOffer } from '../features/update/update-offer.tsx';
import { ChoosePasswordPage } from '../pages/choose-password-page.tsx';
import { LoginPage } from '../pages/login-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { useClickReplay } from '../ui/use-click-replay.ts';
import type { Services } from './services.ts';

/** Renders the sign-in page, or a remote's page between header and footer. */
export function Screens({ services }: { readonly services: Services }) {
  const { host, session, staffNavigation, theme, remotes, clock, page: rendered, revision, preview } = services;
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
  // With the language prefix, which only paths of public pages have.
  const address = useHref(useLocation());
  const pathname = address.split(/[?#]/)[0] ?? '';
  const owner = ownerOfPath(pathname);
  useMatchingDocument(owner === 'public' ? splitLocale(pathname).locale : locale.code, locale.code, address);

  if (owner === 'host') return <SignIn services={services} />;

  const page = (
    <RemoteOutlet
      key={owner}
      name={owner}
      remotes={remotes}
      site={site}
      notFound={{ path: '*', element: <NotFoundPage siteName={site.agencyName} /> }}
      isRendered={rendered !== undefined && owner === 'public'}
      onShown={handleHydrated}
      onFailure={reportFailure}
      onRetry={retryPage}
    />
  );
  const choice = {
    current: locale.code,
    addressIn: (code: LocaleCode, path: string) => (owner === 'public' ? localizePath(code, path) : path),
    onChoose: locale.choose,
  };
  const languages = { menu: <LanguageMenu {...choice} />, links: <LanguageLinks {...choice} /> };
  const appearance = <ThemeChoice theme={theme} />;
  const frame =
    owner === 'admin' ? (
      <StaffShell
        site={site}
        navigation={staffNavigation}
        languages={<LanguageMenu {...choice} isCompact />}
        appearance={appearance}
      >
        <RequireSession session={session} onUnidentified={host.session.refresh}>
          {page}
        </RequireSession>
      </StaffShell>
    ) : (
      <SiteShell site={site} languages={languages} appearance={appearance}>
        {page}
      </SiteShell>
    );
  return (
    <>
      {preview && <PreviewNotice version={preview} />}
      <UpdateOffer revision={revision} onRefresh={reload} />
      {owner === 'public' && <LanguageOffer current={locale.code} onChoose={locale.choose} />}
      {frame}
    </>
  );
}

/** Loads a public page that the console links to in the language of the console: it has another path. */
function useMatchingDocument(wanted: LocaleCode, current: LocaleCode, address: string): void {
  useEffect(() => {
    if (wanted !== current) location.replace(localizePath(current, address));
  }, [wanted, current, address]);
}

function isOutsideMain(button: HTMLElement): boolean {
  return !button.closest('main');
}

function SignIn({ services: { host, session, remotes } }: { readonly services: Services }) {
  const { status } = useStore(session);
  const [invitation, forgetInvitation] = useInvitation();
  const preloadConsole = useCallback(() => void remotes.load('admin'), [remotes]);
  const siteName = host.site.agencyName;
  const open = ({ accessToken, language }: SignedIn) => {
    session.signIn(accessToken);
    if (!language || language === host.locale.code) return { isOtherLanguage: false };
    rememberLanguage(language);
    return { isOtherLanguage: true };
  };
  if (invitation !== undefined)
    return (
      <ChoosePasswordPage
        key={invitation}
        siteName={siteName}
        onChoose={async (password) => open(await host.api.acceptInvitation(invitation, password))}
        onSignIn={forgetInvitation}
      />
    );
  return (
    <LoginPage
      siteName={siteName}
      isSignedIn={status === 'signed-in'}
      onSignIn={async (email, password) => open(await host.api.login(email, password))}
      onType={preloadConsole}
    />
  );
}

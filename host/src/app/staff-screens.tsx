import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createStaffCalls, type SignedIn } from 'shared-kit/api-client';
import { ownerOfPath } from 'shared-kit/contract';
import { useStore } from 'zustand';
import { rememberLanguage } from '../features/language/choose-language.ts';
import { consolePath } from '../features/session/login-url.ts';
import { RequireSession } from '../features/session/require-session.tsx';
import { useInvitation } from '../features/session/use-invitation.ts';
import { StaffShell } from '../features/shell/staff-shell.tsx';
import { ChoosePasswordPage } from '../pages/choose-password-page.tsx';
import { LoginPage } from '../pages/login-page.tsx';
import type { Services } from './services.ts';

/** The sign-in page; with an invitation link, the page to choose a password. */
export function SignIn({ services }: { readonly services: Services }) {
  useStaffCalls(services);
  const { host, session, remotes, mounts } = services;
  const { status } = useStore(session);
  const [invitation, forgetInvitation] = useInvitation();
  const home = consolePath(mounts);
  const preloadConsole = useCallback(() => void remotes.load(ownerOfPath(home, mounts)), [remotes, home, mounts]);
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
        home={home}
        onChoose={async (password) => open(await host.api.acceptInvitation(invitation, password))}
        onSignIn={forgetInvitation}
      />
    );
  return (
    <LoginPage
      siteName={siteName}
      home={home}
      isSignedIn={status === 'signed-in'}
      onSignIn={async (email, password) => open(await host.api.login(email, password))}
      onType={preloadConsole}
    />
  );
}

interface ConsoleProps {
  readonly services: Services;
  readonly languages: ReactNode;
  readonly appearance: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of the console between header and footer, for signed-in staff. */
export function Console({ services, languages, appearance, children }: ConsoleProps) {
  useStaffCalls(services);
  const { host, session, staffNavigation, mounts, links } = services;
  const owner = ownerOfPath(useLocation().pathname, mounts);
  return (
    <StaffShell
      site={host.site}
      links={links}
      navigation={staffNavigation}
      showsLinksAlone={owner !== ownerOfPath(consolePath(mounts), mounts)}
      languages={languages}
      appearance={appearance}
    >
      <RequireSession session={session} onUnidentified={host.session.refresh}>
        {children}
      </RequireSession>
    </StaffShell>
  );
}

/** Completes the API client before anything that calls it is rendered. */
function useStaffCalls({ addStaffCalls }: Services) {
  useState(() => addStaffCalls(createStaffCalls));
}

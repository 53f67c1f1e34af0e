import { type ApiClient, type createStaffCalls, createTransport, createVisitorCalls } from 'shared-kit/api-client';
import {
  type HostServices,
  type Mounts,
  ownerOfPath,
  type PageData,
  type RemoteAddresses,
  type RuntimeSettings,
  type SiteLinks,
  THEME_KEY,
} from 'shared-kit/contract';
import { LOCALES, type LocaleCode } from 'shared-kit/domain';
import type { Messages } from 'shared-kit/intl';
import type { ScopedMutator } from 'swr';
import { browserStorage } from '../data/browser-storage.ts';
import { createReloadDrafts, DRAFTS_KEY } from '../features/drafts/reload-drafts.ts';
import { restoreScroll } from '../features/drafts/restore-scroll.ts';
import { currentAddressIn, rememberLanguage } from '../features/language/choose-language.ts';
import { createRemoteRegistry, type FetchRemote, type RemoteRegistry } from '../features/remotes/remote-registry.ts';
import { createFailureCounts, createReportFailure, type ReportFailure } from '../features/remotes/report-failure.ts';
import { createRetryPage, type RetryPage } from '../features/remotes/retry-page.ts';
import { createSessionService } from '../features/session/create-session-service.ts';
import { describeRefusal } from '../features/session/describe-refusal.tsx';
import { createSessionStore, type SessionStore, TOKEN_KEY, watchOtherTabs } from '../features/session/session-store.ts';
import { createStaffNavigation, type StaffNavigationStore } from '../features/shell/staff-navigation.ts';
import { createThemeStore, type ThemeStore } from '../features/theme/theme-store.ts';
import { lateToasts } from '../features/toasts/late-toasts.ts';
import { createDataChanged } from './data-changed.ts';
import { createHydrationClock, type HydrationClock } from './hydration-clock.ts';

/** The services of a page, one instance each. */
export interface Services {
  readonly host: HostServices;
  /** Adds the calls for staff to the API client: pages for visitors are lighter without them. */
  readonly addStaffCalls: (create: typeof createStaffCalls) => void;
  /** Replaces what calls of the API are sent with. */
  readonly wrapFetch: (wrap: (send: typeof fetch) => typeof fetch) => void;
  /** The host's messages, in the language of the document. */
  readonly messages: Messages;
  readonly session: SessionStore;
  readonly staffNavigation: StaffNavigationStore;
  readonly theme: ThemeStore;
  readonly remotes: RemoteRegistry;
  readonly addresses: RemoteAddresses;
  /** How often each application has failed since the document was loaded. */
  readonly failures: ReturnType<typeof createFailureCounts>;
  readonly reportFailure: ReportFailure;
  readonly retryPage: RetryPage;
  /** Saves the drafts and reloads the document. */
  readonly reload: () => void;
  readonly clock: HydrationClock;
  /** Sets `mutate` of the SWR cache, which only components can access. */
  readonly connectCache: (mutate: ScopedMutator) => void;
  /** Who has which paths. */
  readonly mounts: Mounts;
  /** What header, footer and navigation link to. */
  readonly links: SiteLinks;
  /** The data of a server-rendered page. */
  readonly page: PageData | undefined;
  /** The revision of the site that this page was loaded with. */
  readonly revision: number;
  /** The previewed version, if any. */
  readonly preview: string | undefined;
}

interface ServicesOptions {
  readonly settings: RuntimeSettings;
  /** Absent in tests, which are in English. */
  readonly messages?: Messages;
  readonly page?: PageData | undefined;
  readonly fetchRemote: FetchRemote;
}

/** Creates the services of a page in a browser. */
export function createServices({ settings, messages = {}, page, fetchRemote }: ServicesOptions): Services {
  const { revision, preview, site, locale, remotes: addresses, mounts = {}, links = {} } = settings;
  const clock = createHydrationClock(page?.renderedAt);
  const session = createSessionStore(browserStorage(() => localStorage, TOKEN_KEY));
  /** Whether a session has ended on this page, without a later sign-in. */
  let hasEnded = false;
  let send: typeof fetch = (...call) => fetch(...call);
  const transport = createTransport({
    baseUrl: '',
    fetch: (...call) => send(...call),
    getToken: session.token,
    onAuthFail(body, refused) {
      // The first rejected call ends the session; a later response to the same token must not end the next one.
      if (refused !== session.token()) return;
      // A read of the page that is being left; the notice was already shown.
      if (hasEnded) return;
      lateToasts.error(...describeRefusal(body, locale));
      // Signing in again would not help.
      if (body?.meta?.reason === 'forbidden_role') return;
      console.error('The API rejected the access token', body);
      signOut();
    },
  });
  // Complete on the pages for staff, which add their calls.
  const api = createVisitorCalls(transport) as ApiClient;
  const addStaffCalls: Services['addStaffCalls'] = (create) => void Object.assign(api, create(transport));
  function signOut() {
    // Before the token, which the call needs, is removed. The call also clears the HTTP-only cookie.
    void api.logout();
    session.signOut();
  }
  session.load();
  watchOtherTabs(session.load);
  // After the session is loaded: drafts belong to a session.
  const drafts = createReloadDrafts(
    browserStorage(() => sessionStorage, DRAFTS_KEY),
    session.id,
  );
  const staffNavigation = createStaffNavigation();
  session.subscribe(({ status }, previous) => {
    hasEnded = status === 'signed-out';
    if (status !== 'signed-out' || previous.status !== 'signed-in') return;
    drafts.forget();
    staffNavigation.setState(undefined, true);
  });

  let isChangingLanguage = false;
  // After a reload the browser restores the position itself.
  restoreScroll(drafts.keepOverReload('host/scroll', () => (isChangingLanguage ? window.scrollY : undefined)));

  let mutate: ScopedMutator | undefined;
  const connectCache: Services['connectCache'] = (connected) => {
    mutate = connected;
  };

  const host: HostServices = {
    api,
    toasts: lateToasts,
    site,
    locale: { code: locale, direction: LOCALES[locale].direction, choose: chooseLanguage },
    now: clock.now,
    dataChanged: createDataChanged(),
    // The cache is empty before the page is rendered.
    mutate: ((...change: Parameters<ScopedMutator>) => mutate?.(...change)) as ScopedMutator,
    keepOverReload: drafts.keepOverReload,
    frame: { setNavigation: (navigation) => staffNavigation.setState(navigation, true) },
    session: { ...createSessionService(session, () => api.getSession()), signOut },
  };
  const reload = () => {
    drafts.save();
    location.reload();
  };
  function chooseLanguage(code: LocaleCode) {
    rememberLanguage(code);
    isChangingLanguage = true;
    drafts.save();
    const mount = mounts[ownerOfPath(location.pathname, mounts)];
    const load = () => {
      const address = currentAddressIn(code, Boolean(mount?.languages));
      if (address === location.pathname + location.search + location.hash) location.reload();
      else location.assign(address);
    };
    const isStaffPage = mount?.staff && session.getState().status === 'signed-in';
    if (!isStaffPage) return load();
    api
      .setLanguage(code)
      .catch((error: unknown) => console.error('The language of the account was not changed', error))
      .finally(load);
  }
  const failures = createFailureCounts();
  const reportFailure = createReportFailure(addresses, failures);
  const remotes = createRemoteRegistry(addresses, host, fetchRemote, reportFailure);
  const retryPage = createRetryPage({ addresses, reload });
  return {
    host,
    addStaffCalls,
    wrapFetch: (wrap) => {
      send = wrap(send);
    },
    messages,
    session,
    staffNavigation,
    theme: createThemeStore(browserStorage(() => localStorage, THEME_KEY)),
    remotes,
    addresses,
    failures,
    reportFailure,
    retryPage,
    reload,
    clock,
    connectCache,
    mounts,
    links,
    page,
    revision,
    preview,
  };
}

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router';
import type { RouteObject } from 'react-router-dom';
import type { ApiClient } from 'shared-kit/api-client';
import type { SessionPerson, SessionState, ToastLink } from 'shared-kit/contract';
import { LOCALES, type LocaleCode, type StaffRole } from 'shared-kit/domain';
import { ConnectCache, fakeHost } from 'shared-kit/testing/fake-host';
import { SWRConfig } from 'swr';
// Also imports the modules that routes load lazily: compiling Ant Design could exceed the time limit of the first test.
import '../app/console.tsx';
import '../pages/booking-page.tsx';
import '../pages/dashboard-page.tsx';
import '../pages/damage-page.tsx';
import '../pages/handover-page.tsx';
import '../pages/settings-page.tsx';
import '../pages/today-page.tsx';
import { createRoutes } from '../remote.tsx';

/** SWR's policy, as the host sets it. */
const POLICY = { shouldRetryOnError: false, revalidateOnFocus: false, revalidateIfStale: false, dedupingInterval: 0 };

interface Undoable {
  readonly title: string;
  readonly description: string | undefined;
  readonly undo: (() => void) | undefined;
  readonly link?: ToastLink | undefined;
}

/** The host's toast, of changes that can be undone. */
function UndoToast({ onMount }: { readonly onMount: (set: (shown: Undoable) => void) => void }) {
  const [shown, setShown] = useState<Undoable>();
  useEffect(() => onMount(setShown), [onMount]);
  if (!shown?.undo) return null;
  const { title, description, undo, link } = shown;
  const press = () => {
    setShown(undefined);
    undo();
  };
  return (
    <section aria-label="Notifications">
      {title} {description}
      {link && <a href={link.path}>{link.label}</a>}
      <button type="button" onClick={press}>
        Undo
      </button>
    </section>
  );
}

/** Renders the console at a path, with a host whose API implements only the given calls. Resolves when its texts are loaded. */
export async function renderConsole(
  path: string,
  api: Partial<ApiClient>,
  code: LocaleCode = 'en',
  role: StaffRole = 'owner',
) {
  const toasts = { success: jest.fn(), error: jest.fn() };
  let showUndo: (shown: Undoable) => void = () => undefined;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signed-in', accountId: '1', role };
  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const signOut = jest.fn(() => change({ status: 'signed-out' }));
  const readers = new Map<string, () => unknown>();
  const saved = new Map<string, unknown>();
  const host = fakeHost({
    api,
    locale: { code, direction: LOCALES[code].direction, choose: jest.fn() },
    keepOverReload(name, read) {
      readers.set(name, read);
      return saved.get(name);
    },
    toasts: {
      error(title, description) {
        showUndo({ title, description, undo: undefined });
        return toasts.error(title, description);
      },
      success(title, description, undo, link) {
        toasts.success(...(description === undefined ? [title] : [title, description]));
        showUndo({ title, description, undo, link });
      },
    },
    session: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh: jest.fn(async () => undefined),
      signOut,
    },
  });
  let routes = createRoutes(host);
  const cache = new Map();
  // The cache belongs to the host and outlives the console.
  const show = (at: string | undefined) => (
    <SWRConfig value={{ provider: () => cache, ...POLICY }}>
      <ConnectCache host={host} />
      {at && (
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback="Loading the page">
            <Routes routes={routes} />
          </Suspense>
          <Here />
          <UndoToast
            onMount={(set) => {
              showUndo = set;
            }}
          />
        </MemoryRouter>
      )}
    </SWRConfig>
  );
  const { rerender } = await act(async () => render(show(path)));
  const close = () => rerender(show(undefined));
  return {
    user: userEvent.setup({ pointerEventsCheck: 0, delay: null }),
    host,
    toasts,
    signOut,
    cache,
    /** Replaces the console by a public page. */
    close,
    /** Reloads the page, as the retry of a failed console does. */
    async tryAgain() {
      close();
      for (const [name, read] of readers) saved.set(name, toJson(read()));
      routes = createRoutes(host);
      await act(async () => rerender(show(path)));
    },
    /** Presses "Sign out" in the menu of the host's header. */
    pressSignOut() {
      const { person } = jest.mocked(host.frame.setNavigation).mock.lastCall?.[0] ?? {};
      act(() => person?.actions.find(({ label }) => label === 'Sign out')?.onSelect());
    },
    /** Ends the session: the host shows its own page. */
    leave() {
      act(signOut);
      close();
    },
    /** Sets the person of the session, as read from the server. */
    identify(person: SessionPerson) {
      act(() => change({ status: 'signed-in', accountId: '1', ...person }));
    },
    /** Signs in again, by default as the same person. */
    async comeBack(at = path, accountId = '1') {
      act(() => change({ status: 'signed-in', accountId, role }));
      await act(async () => rerender(show(at)));
    },
  };
}

/** Returns the value after a round trip through JSON, as in the browser's storage. */
function toJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function Routes({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Shows path and query of the current page, and has a Back button. */
function Here() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

export function address(): string | null {
  return screen.getByLabelText('address').textContent;
}

/** Suppresses expected console errors in the output of a test. */
export function silenceErrors(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { HostServices } from 'shared-kit/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isTouchedBy, keysOfStaffEntity } from './cache-keys.ts';
import { parseChange, type StaffChange } from './staff-change.ts';

const EVENTS_URL = '/api/events';
/** Changes within this time cause one refresh. */
const DEBOUNCE_MS = 250;
/** Without a stream of events, everything is read again at this interval. */
const ASK_INTERVAL_MS = 20_000;
/** Shorter interruptions are not shown. */
const INTERRUPTION_MS = 60_000;
/** Time after an action of this tab during which events about it do not cause another refresh. */
const OWN_ACTION_MS = 3_000;
/** Delay of the disconnection, so that the stream stays open while the person changes pages. */
const STOP_DELAY_MS = 1_000;
const HIDDEN_TAB_LOCK = 'console-live-updates';

/** A change by a visitor or customer that staff have not seen yet. */
export interface News {
  readonly kind: 'requested' | 'changed' | 'canceled';
  readonly bookingId: number;
}

interface LiveState {
  /** Unseen news, at most one per booking. */
  readonly news: readonly News[];
  /** The news that arrived last, together, to be announced once. */
  readonly latest: readonly News[];
  /** Whether there has been no stream for a minute. */
  readonly isInterrupted: boolean;
}

export type LiveUpdates = ReturnType<typeof createLiveUpdates>;

/**
 * Creates the connection to the stream of events, which refreshes this tab's reads after changes by others and collects
 * news.
 */
export function createLiveUpdates({
  session,
  dataChanged,
  mutate,
}: Pick<HostServices, 'session' | 'dataChanged' | 'mutate'>) {
  const store = createStore<LiveState>()(() => ({ news: [], latest: [], isInterrupted: false }));
  let isWanted = false;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  /** Timer of the refreshes without a stream. */
  let asking: ReturnType<typeof setInterval> | undefined;
  let interruption: ReturnType<typeof setTimeout> | undefined;
  let leaveHiddenPlace: (() => void) | undefined;
  let hasMissed = false;
  let pending: StaffChange[] = [];
  /** The changes that this module is announcing; `all` after a gap in the stream, when they are not known. */
  let announcing: readonly StaffChange[] | 'all' | undefined;
  let ownActionAt = Number.NEGATIVE_INFINITY;

  dataChanged.subscribe(() => {
    if (!announcing) ownActionAt = Date.now();
  });
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') store.setState({ news: [], latest: [] });
    update();
  });

  function accountId(): string | undefined {
    const state = session.getState();
    return state.status === 'signed-in' ? state.accountId : undefined;
  }

  function announce(entity: 'Cars' | 'CarsBooking', changes: typeof announcing = 'all'): void {
    announcing = changes;
    void dataChanged.announce({ entity });
    announcing = undefined;
  }

  function onChange(change: StaffChange): void {
    if (pending.length === 0) setTimeout(flush, DEBOUNCE_MS);
    pending.push(change);
  }

  function flush(): void {
    const changes = pending;
    pending = [];
    const own = accountId();
    const isOwnAction = Date.now() - ownActionAt < OWN_ACTION_MS && changes.every(({ actor }) => actor === own);
    if (!isOwnAction) refresh(changes);
    collectNews(changes);
  }

  function refresh(changes: readonly StaffChange[]): void {
    const entities = new Set(changes.map(({ entity }) => entity));
    const tests = [...entities].map(keysOfStaffEntity);
    for (const isKey of tests) if (isKey) void mutate(isKey);
    // A refresh of cars includes the reads of bookings.
    if (entities.has('Cars')) announce('Cars');
    else if (tests.includes(undefined)) announce('CarsBooking', changes);
  }

  function collectNews(changes: readonly StaffChange[]): void {
    let { news } = store.getState();
    let latest: readonly News[] = [];
    for (const change of changes.filter(({ entity }) => entity === 'CarsBooking')) {
      const bookingId = Number(change.key);
      const kind = kindOfNews(change);
      const others = (list: readonly News[]) => list.filter((one) => one.bookingId !== bookingId);
      news = others(news);
      latest = kind ? [...others(latest), { kind, bookingId }] : others(latest);
    }
    news = [...news, ...latest];
    store.setState(latest.length > 0 ? { news, latest } : { news });
  }

  function connect(): void {
    if (source && source.readyState !== source.CLOSED) return;
    source?.close();
    source = new EventSource(EVENTS_URL);
    source.onopen = () => {
      stopAsking();
      if (hasMissed) announce('Cars');
      hasMissed = false;
    };
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const change = parseChange(data);
      if (change) onChange(change);
    });
    source.addEventListener('resync', () => announce('Cars'));
    source.onerror = startAsking;
  }

  function startAsking(): void {
    hasMissed = true;
    asking ??= setInterval(() => {
      announce('Cars');
      // The browser does not reconnect after a response that is not a stream.
      connect();
    }, ASK_INTERVAL_MS);
    interruption ??= setTimeout(() => store.setState({ isInterrupted: true }), INTERRUPTION_MS);
  }

  function stopAsking(): void {
    clearInterval(asking);
    clearTimeout(interruption);
    asking = undefined;
    interruption = undefined;
    store.setState({ isInterrupted: false });
  }

  function disconnect(): void {
    if (source) hasMissed = true;
    source?.close();
    source = undefined;
    stopAsking();
  }

  /**
   * Connects this tab if it is visible, or the first one of the hidden tabs: browsers limit the number of connections
   * across tabs.
   */
  function update(): void {
    const isSignedIn = session.getState().status === 'signed-in';
    const isHidden = document.visibilityState === 'hidden';
    if (!isWanted || !isSignedIn || !isHidden) {
      leaveHiddenPlace?.();
      leaveHiddenPlace = undefined;
    }
    if (!isWanted || !isSignedIn) disconnect();
    else if (!isHidden) connect();
    else waitForHiddenPlace();
  }

  function waitForHiddenPlace(): void {
    // The lock API requires HTTPS.
    if (leaveHiddenPlace || !navigator.locks) return;
    let hasLeft = false;
    let leave = () => {
      hasLeft = true;
    };
    leaveHiddenPlace = () => leave();
    void navigator.locks.request(HIDDEN_TAB_LOCK, { ifAvailable: true }, (lock) => {
      if (hasLeft) return;
      if (!lock) return disconnect();
      connect();
      return new Promise<void>((resolve) => {
        leave = resolve;
      });
    });
  }

  return {
    ...store,
    /** Keeps the connection open until the returned function is called. */
    use() {
      clearTimeout(stopTimer);
      isWanted = true;
      update();
      document.addEventListener('visibilitychange', update);
      return () => {
        stopTimer = setTimeout(() => {
          isWanted = false;
          document.removeEventListener('visibilitychange', update);
          update();
        }, STOP_DELAY_MS);
      };
    },
    /** Returns a function that tests whether the changes being announced alter a key; every key for a change of this tab. */
    touched() {
      const changes = announcing;
      return (key: unknown) => !changes || changes === 'all' || isTouchedBy(changes, key);
    },
    /** Returns whether an action in this tab happened recently. */
    isOwnAction: () => Date.now() - ownActionAt < OWN_ACTION_MS,
    /** Removes the news of a booking, or all. */
    markSeen(bookingId?: number) {
      const news = store.getState().news.filter((one) => bookingId !== undefined && one.bookingId !== bookingId);
      if (news.length !== store.getState().news.length) store.setState({ news });
    },
  };
}

/** Returns the kind of news for staff of a change; undefined for changes by staff or the system. */
function kindOfNews({ action, actor, status }: StaffChange): News['kind'] | undefined {
  if (actor !== undefined && actor !== 'customer') return undefined;
  if (action === 'created') return 'requested';
  if (action === 'deleted' || actor === undefined) return undefined;
  return status === 'canceled' ? 'canceled' : 'changed';
}

const LiveContext = createContext<LiveUpdates | undefined>(undefined);

/** Keeps the connection open while a page of the console is shown. */
export function LiveProvider({ live, children }: { readonly live: LiveUpdates; readonly children: ReactNode }) {
  useEffect(() => live.use(), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Marks news of the booking as seen while its page is visible. */
export function useSeenBooking(bookingId: number): void {
  const live = useLiveUpdates();
  const isNews = useLiveState(({ news }) => news.some((one) => one.bookingId === bookingId));
  useEffect(() => {
    if (!isNews) return;
    const markIfVisible = () => {
      if (document.visibilityState === 'visible') live.markSeen(bookingId);
    };
    markIfVisible();
    document.addEventListener('visibilitychange', markIfVisible);
    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [live, bookingId, isNews]);
}

/** @throws Error outside of `LiveProvider` */
export function useLiveUpdates(): LiveUpdates {
  const live = useContext(LiveContext);
  if (!live) throw new Error('useLiveUpdates was called outside of LiveProvider');
  return live;
}

export function useLiveState<Part>(select: (state: LiveState) => Part): Part {
  return useStore(useLiveUpdates(), select);
}

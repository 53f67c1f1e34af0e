import { isApiError } from 'shared-kit/api-client';
import { createStore } from 'zustand/vanilla';
import { markWaiting } from '../../data/kept-handovers.ts';
import { type Change, isWork, type QueuedChange, subjectOf } from './change.ts';
import type { DeviceStore } from './device-store.ts';

/** So that what is being typed is one request. */
const TYPING_MS = 500;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
/** One tab sends at a time. */
const LOCK = 'handover-changes';

export interface QueueState {
  /** In the order of sending. */
  readonly changes: readonly QueuedChange[];
  /** Fraction sent of each photo that is on its way, by hash. */
  readonly progress: Readonly<Record<string, number>>;
  readonly sending: 'idle' | 'sending' | { readonly waitsFor: 'network' | 'server' | 'storage' | 'session' };
  /** Whether a closed browser keeps the changes. */
  readonly isKept: boolean;
  /** Whether the last ones are still being written: a browser that is closed now loses them. */
  readonly isWriting: boolean;
  readonly isLoaded: boolean;
}

interface QueueOptions {
  readonly store: DeviceStore;
  /** Undefined without a session. */
  readonly accountId: () => string | undefined;
  /**
   * Sends a change, and shows what the server then has. Returns the id that the protocol has there.
   * @throws ApiError
   */
  readonly send: (queued: QueuedChange, onProgress: (fraction: number) => void) => Promise<string>;
}

export interface Target {
  readonly handoverId: string;
  readonly bookingId: number;
}

export type ChangeQueue = ReturnType<typeof createChangeQueue>;

/**
 * Keeps changes of protocols on this device and sends them in order: again after a failure, at the return of the network
 * and of the page. What the server refuses for good stays, with its reason, until it is changed or discarded.
 */
export function createChangeQueue({ store, accountId, send }: QueueOptions) {
  const state = createStore<QueueState>()(() => ({
    changes: [],
    progress: {},
    sending: 'idle',
    isKept: true,
    isWriting: false,
    isLoaded: false,
  }));
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let lastPlace = 0;
  let lastPut: QueuedChange | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  const loaded = load();

  function setChanges(changes: readonly QueuedChange[]): void {
    state.setState({ changes });
    markWaiting(changes.some(({ change }) => isWork(change)));
  }

  /** Reads what another tab, or an earlier page, has kept, and forgets what another tab has sent. */
  async function load(): Promise<void> {
    let all: readonly QueuedChange[];
    let before: Promise<unknown>;
    do {
      before = writing;
      await before;
      all = (await store.readAll('changes')) as readonly QueuedChange[];
      state.setState({ isKept: await store.isKept() });
      // What was changed meanwhile is not in it.
    } while (before !== writing);
    setChanges(all.toSorted((one, other) => one.place - other.place));
    state.setState({ isLoaded: true });
  }

  /** Writes in the order of the calls. */
  function write(act: () => Promise<void>): void {
    writing = writing.then(act).catch((error: unknown) => console.error('The device store failed', error));
  }

  function put(queued: QueuedChange): void {
    const others = state.getState().changes.filter(({ key }) => key !== queued.key);
    setChanges([...others, queued].toSorted((one, other) => one.place - other.place));
    state.setState({ isWriting: true });
    lastPut = queued;
    write(async () => {
      await store.write('changes', queued.key, queued);
      const isKept = await store.isKept();
      if (lastPut === queued) state.setState({ isWriting: false, isKept });
    });
  }

  function drop({ key, change }: QueuedChange): void {
    setChanges(state.getState().changes.filter((other) => other.key !== key));
    write(() => store.remove('changes', key));
    if (change.type === 'photo') write(() => store.remove('photos', change.sha256));
  }

  function add({ handoverId, bookingId }: Target, change: Change): void {
    const account = accountId();
    if (account === undefined) return;
    const key = `${handoverId} ${subjectOf(change)}`;
    const before = state.getState().changes.find((one) => one.key === key);
    lastPlace = Math.max(Date.now(), lastPlace + 1);
    put({
      key,
      handoverId,
      bookingId,
      accountId: account,
      place: before?.place ?? lastPlace,
      revision: lastPlace,
      // A photo of a damage stays one when it is added again without it.
      change: change.type === 'photo' && before?.change.type === 'photo' ? { ...before.change, ...change } : change,
    });
    if (change.type !== 'draft') schedule(change.type === 'sign' ? 0 : TYPING_MS);
  }

  function schedule(delay: number): void {
    const at = Date.now() + delay;
    if (timer && timerAt <= at) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timer = undefined;
      timerAt = Number.POSITIVE_INFINITY;
      void start();
    }, delay);
  }

  async function start(): Promise<void> {
    if (isSending || accountId() === undefined) return;
    isSending = true;
    try {
      // The lock API requires HTTPS.
      if (!navigator.locks) await sendAll();
      else
        await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
          lock ? sendAll() : schedule(FIRST_RETRY_MS),
        );
    } finally {
      isSending = false;
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      await load();
      const { changes } = state.getState();
      const sendable = changes.filter((one) => one.accountId === accountId() && isSendable(one, changes));
      // Photos take long on a bad network: nothing waits for them, the signature neither.
      const next = sendable.find(({ change }) => change.type !== 'photo') ?? sendable[0];
      if (!next) return state.setState({ sending: 'idle', progress: {} });
      state.setState({ sending: 'sending' });
      try {
        const { change } = next;
        const handoverId = await send(next, (fraction) => {
          if (change.type === 'photo') state.setState({ progress: { [change.sha256]: fraction } });
        });
        settle(next, handoverId);
        failures = 0;
      } catch (error) {
        const waitsFor = reasonToWait(error);
        if (waitsFor) {
          state.setState({ sending: { waitsFor }, progress: {} });
          if (waitsFor !== 'session') schedule(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
          failures += 1;
          return;
        }
        refuse(next, error);
      }
    }
  }

  /** Removes what was sent, unless it was changed meanwhile. */
  function settle(sent: QueuedChange, handoverId: string): void {
    const current = state.getState().changes.find(({ key }) => key === sent.key);
    if (current?.revision === sent.revision) drop(sent);
    if (sent.change.type === 'sign') for (const one of draftsOf(sent.handoverId)) drop(one);
    if (handoverId === sent.handoverId) return;
    // A colleague has opened the protocol first: all is added to theirs.
    for (const one of state.getState().changes.filter((other) => other.handoverId === sent.handoverId)) {
      setChanges(state.getState().changes.filter(({ key }) => key !== one.key));
      write(() => store.remove('changes', one.key));
      put({ ...one, key: one.key.replace(sent.handoverId, handoverId), handoverId });
    }
  }

  const draftsOf = (handoverId: string) =>
    state.getState().changes.filter((one) => one.handoverId === handoverId && one.change.type === 'draft');

  function refuse(sent: QueuedChange, error: unknown): void {
    const current = state.getState().changes.find(({ key }) => key === sent.key);
    if (current?.revision !== sent.revision) return;
    const { status, message, body } = isApiError(error)
      ? error
      : { status: 400, message: String(error), body: undefined };
    put({ ...sent, refusal: { status, message, ...(body && { body }) } });
  }

  const sendNow = () => {
    failures = 0;
    if (state.getState().changes.some(({ change }) => change.type !== 'draft')) schedule(0);
  };
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow();
  });
  void loaded.then(sendNow);

  return {
    ...state,
    add,
    sendNow,
    /** Shows no more what a sign-out has removed from the device; a read would create the database again. */
    forget: () => setChanges([]),
    /** Forgets a change that was not sent. */
    discard: drop,
    /** Sends a refused change again. */
    retry({ refusal: _, ...queued }: QueuedChange): void {
      put(queued);
      schedule(0);
    },
  };
}

/** Returns whether a change may be sent now: nothing is signed while something before it is refused, nor sent to what was not opened. */
function isSendable({ handoverId, change, refusal }: QueuedChange, changes: readonly QueuedChange[]): boolean {
  if (refusal || change.type === 'draft') return false;
  const refused = changes.filter((other) => other.handoverId === handoverId && other.refusal);
  return refused.every((other) =>
    change.type === 'sign' ? other.change.type === 'photo' : other.change.type !== 'open',
  );
}

/** Returns what to wait for after a failure; undefined when the server refused the change for good. */
function reasonToWait(error: unknown): 'network' | 'server' | 'storage' | 'session' | undefined {
  if (!isApiError(error)) return undefined;
  const { status } = error;
  if (status === 0) return 'network';
  if (status === 401 || status === 403) return 'session';
  if (status === 507) return 'storage';
  return status >= 500 || [408, 425, 429].includes(status) ? 'server' : undefined;
}

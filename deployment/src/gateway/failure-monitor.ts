import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { StoreUnavailable } from 'shared-kit/server';
import { rollBack } from '../release-store/activate-releases.ts';
import { GATEWAY, latestChange, readHistory } from '../release-store/activation-history.ts';
import { writeHealthCounts } from '../release-store/health-counts.ts';
import type { AppName } from '../release-store/release-schemas.ts';
import { type ReleaseStore, readActivation } from '../release-store/release-store.ts';
import { readTrustedKeys } from '../release-store/trusted-keys.ts';
import type { ServedReleases } from './served-releases.ts';

/** Failures of a version since this process served it first. */
export interface FailureCounts {
  readonly app: AppName;
  readonly version: string;
  readonly isActive: boolean;
  /** Distinct clients whose browsers reported one. */
  readonly clients: number;
  readonly renderFailures: number;
}

interface FailureMonitorOptions {
  readonly store: ReleaseStore;
  readonly releaseKeys?: string | undefined;
  /** Number of distinct clients, or of rendering failures, soon after an activation. */
  readonly failureThreshold: number;
  /** Whether a release that reaches the threshold is rolled back. */
  readonly isAutoRollback: boolean;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Counts failures of the versions served since this process started. A failure is blamed on the release that was activated
 * last of those that take part in the page: the application that failed, and the host.
 */
export interface FailureMonitor {
  /** Starts counting the failures of these releases. */
  track(releases: ServedReleases): void;
  /** Returns whether this process has served a version of the application. */
  hasServed(app: AppName): boolean;
  /** @param client address or network of the browser; counted once */
  recordBrowserFailure(app: AppName, version: string, client: string): void;
  recordRenderFailure(app: AppName, version: string): void;
  counts(): readonly FailureCounts[];
  close(): Promise<void>;
}

/** How long after an activation its failures count towards a rollback. */
const OBSERVATION_WINDOW_MS = 10 * 60_000;
const HEALTH_WRITE_INTERVAL_MS = 5_000;
/** Limit of distinct clients counted per version. */
const MAX_CLIENTS = 10_000;

class Failures {
  readonly clients = new Set<string>();
  renderFailures = 0;

  /** @param client undefined for a rendering failure */
  add(client: string | undefined): void {
    if (client === undefined) this.renderFailures += 1;
    else if (this.clients.size < MAX_CLIENTS) this.clients.add(client);
  }
}

interface Observation {
  readonly app: AppName;
  readonly version: string;
  readonly activatedAt: string;
  readonly failures: Failures;
  /** Begin of the window in which failures count towards a rollback, in milliseconds. */
  since: number;
  isDecided: boolean;
  /** Whether an automatic rollback activated it: its failures have another cause. */
  isRestored: boolean;
}

function isWithinWindow({ since }: Observation, at: number): boolean {
  return at - since <= OBSERVATION_WINDOW_MS;
}

export function createFailureMonitor(options: FailureMonitorOptions): FailureMonitor {
  const { store, releaseKeys, failureThreshold, isAutoRollback, log } = options;
  const counts = new Map<string, { readonly app: AppName; readonly version: string; readonly failures: Failures }>();
  const observations = new Map<AppName, Observation>();
  const instance = `${hostname().replace(/[^\w.-]+/g, '-')}-${process.pid}`;
  let isChanged = false;
  let isWritable = true;
  let pending: Promise<void> = Promise.resolve();

  /** Returns the release that is blamed for a failure of an application's page. */
  function blame(app: AppName, version: string): Pick<Observation, 'app' | 'version'> {
    const failed = observations.get(app);
    // A page that was loaded before an activation.
    if (failed?.version !== version) return { app, version };
    const [last] = [failed, observations.get('host') ?? failed]
      .filter((one) => !one.isRestored && isWithinWindow(one, Date.now()))
      .sort((one, other) => other.activatedAt.localeCompare(one.activatedAt));
    return last ?? failed;
  }

  function record(failedApp: AppName, failedVersion: string, client?: string): void {
    const { app, version } = blame(failedApp, failedVersion);
    const counted = counts.get(`${app}@${version}`);
    if (!counted) return;
    counted.failures.add(client);
    isChanged = true;
    const observation = observations.get(app);
    if (!observation || observation.version !== version || observation.isDecided) return;
    if (!isWithinWindow(observation, Date.now())) return;
    observation.failures.add(client);
    const { clients, renderFailures } = observation.failures;
    if (clients.size < failureThreshold && renderFailures < failureThreshold) return;
    observation.isDecided = true;
    const details = { app, version, failingBrowsers: clients.size, renderFailures };
    log.warn(details, 'Failure threshold reached within 10 minutes of activation');
    if (isAutoRollback) pending = pending.then(() => rollBackOnce(observation));
  }

  /** Rolls back at most once; after that, waits for a manual activation, since the previous version may fail too. */
  async function rollBackOnce(observation: Observation): Promise<void> {
    const { app, version, failures } = observation;
    const { clients, renderFailures } = failures;
    try {
      const { history } = await readHistory(store, await readActivation(store));
      const change = latestChange(history, app);
      if (change?.by === GATEWAY) {
        // From now on the application beside it is blamed, if it was activated shortly before.
        observation.isRestored = true;
        log.warn({ app, version }, 'Automatic rollback skipped: an automatic rollback activated this version');
        return;
      }
      const failed = `${clients.size} browsers and ${renderFailures} renderings of ${app}@${version}`;
      // Releases activated together may be compatible only with each other.
      const { apps } = await rollBack(store, change?.changes.map((changed) => changed.app) ?? [app], {
        from: { [app]: version },
        by: GATEWAY,
        reason: `${failed} failed within ten minutes of its activation`,
        keys: await readTrustedKeys(releaseKeys),
      });
      log.warn({ app, version, to: apps[app]?.version }, 'Release rolled back automatically');
    } catch (error) {
      log.error({ err: error, app, version }, 'Automatic rollback failed');
    }
  }

  async function write(): Promise<void> {
    if (!isChanged || !isWritable) return;
    isChanged = false;
    const versions = [...counts.values()].map(({ app, version, failures: { clients, renderFailures } }) => {
      return { app, version, clients: clients.size, renderFailures };
    });
    try {
      await writeHealthCounts(store, instance, { writtenAt: new Date().toISOString(), versions });
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        isChanged = true;
        return;
      }
      isWritable = false;
      log.warn({ err: error }, 'Release store not writable: "release status" lacks the failures counted here');
    }
  }
  const timer = setInterval(() => {
    pending = pending.then(write);
  }, HEALTH_WRITE_INTERVAL_MS).unref();

  return {
    track({ apps }) {
      const byActivation = Object.entries(apps).sort(([, a], [, b]) =>
        (a.activatedAt ?? '').localeCompare(b.activatedAt ?? ''),
      );
      for (const [app, { version, activatedAt }] of byActivation) {
        if (!version) continue;
        const name = `${app}@${version}`;
        if (!counts.has(name)) counts.set(name, { app, version, failures: new Failures() });
        const observation = observations.get(app);
        if (!activatedAt || (observation?.version === version && observation.activatedAt === activatedAt)) continue;
        const since = Date.parse(activatedAt);
        // Their window was cut short by the blame of this one: a second one decides about them.
        for (const other of observations.values())
          if (!other.isDecided && isWithinWindow(other, since)) other.since = Math.max(other.since, since);
        const failures = new Failures();
        observations.set(app, { app, version, activatedAt, since, failures, isDecided: false, isRestored: false });
      }
    },
    hasServed: (app) => observations.has(app),
    recordBrowserFailure: record,
    recordRenderFailure: (app, version) => record(app, version),
    counts: () =>
      [...counts.values()].map(({ app, version, failures: { clients, renderFailures } }) => {
        const isActive = observations.get(app)?.version === version;
        return { app, version, isActive, clients: clients.size, renderFailures };
      }),
    async close() {
      clearInterval(timer);
      await pending.then(write);
    },
  };
}

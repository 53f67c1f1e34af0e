import { type ActivationRecord, readHistory } from './activation-history.ts';
import { readHealthCounts, type VersionHealth } from './health-counts.ts';
import { listPreviews, type Preview } from './previews.ts';
import type { Activation, Release } from './release-schemas.ts';
import { listReleases, type ReleaseStore, readActivation } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import { readActivated, verifyIntegrity } from './verify-release.ts';

export interface StoreReport {
  readonly activation: Activation | undefined;
  readonly releases: readonly Release[];
  /** The latest first. */
  readonly history: readonly ActivationRecord[];
  readonly previews: readonly Preview[];
  readonly health: readonly VersionHealth[];
  /** One line per document or file that is unreadable, changed or not signed by its team. */
  readonly damage: readonly string[];
}

/** Returns the full state of a store; damaged parts are listed and do not hide the rest. */
export async function inspectStore(store: ReleaseStore, keys: TrustedKeys): Promise<StoreReport> {
  const damage: string[] = [];
  const note = (error: Error) => {
    damage.push(...error.message.split('\n'));
    return undefined;
  };
  const activation = await readActivation(store).catch(note);
  for (const [app, entry] of Object.entries(activation?.apps ?? {})) {
    const stored = await readActivated(store, app, entry, keys).catch(note);
    if (stored) damage.push(...(await verifyIntegrity(store, stored.release)));
  }
  const [listed, read] = await Promise.all([listReleases(store), readHistory(store, activation)]);
  damage.push(...listed.damage, ...read.damage);
  return {
    activation,
    releases: listed.releases,
    history: read.history,
    previews: await listPreviews(store),
    health: await readHealthCounts(store),
    damage: [...new Set(damage)],
  };
}

import { type ActivationRecord, latestChange } from './activation-history.ts';
import type { StoreReport } from './inspect-store.ts';
import { isExpired, nameOfPreview, type Preview } from './previews.ts';
import { describeKeys, type TrustedKeys } from './trusted-keys.ts';

/** Returns the published versions as a table; an arrow marks the active ones. */
export function describeReleases({ releases, activation }: StoreReport): string {
  if (releases.length === 0) return 'Nothing is published yet';
  const rows = releases.map(({ app, version, publishedAt, contractVersion, sequence, commit }) => [
    activation?.apps[app]?.version === version ? '→' : '',
    app,
    version,
    toMinute(publishedAt),
    String(contractVersion),
    String(sequence ?? ''),
    commit?.slice(0, 10) ?? '',
  ]);
  return toTable([['', 'app', 'version', 'published (UTC)', 'contract', 'sequence', 'commit'], ...rows]);
}

/** Returns the activations as a table, latest first. */
export function describeHistory(history: readonly ActivationRecord[]): string {
  if (history.length === 0) return 'No activation was recorded yet';
  const rows = history.flatMap(({ revision, activatedAt, action, by, reason, changes }) =>
    changes.map(({ app, version, over }) => [
      String(revision),
      toMinute(activatedAt),
      action,
      `${app}@${version}`,
      over ?? '',
      by,
      reason ?? '',
    ]),
  );
  return toTable([['', 'at (UTC)', 'what', 'release', 'over', 'by', 'reason'], ...rows]);
}

/** Returns the previews as a table. */
export function describePreviews(previews: readonly Preview[]): string {
  if (previews.length === 0) return 'There is no preview';
  const rows = previews.map((preview) => [
    preview.id,
    nameOfPreview(preview),
    isExpired(preview) ? 'expired' : `until ${toMinute(preview.expiresAt)}`,
    preview.by,
  ]);
  return toTable([['id', 'shows', 'state (UTC)', 'by'], ...rows]);
}

/** Returns the active releases with their failures, and the previews, keys and damage. */
export function describeStatus(report: StoreReport, keys: TrustedKeys): string {
  const { activation, history, health, previews, damage } = report;
  const rows = Object.entries(activation?.apps ?? {}).map(([app, active]) => {
    const { by = '', reason = '' } = latestChange(history, app) ?? {};
    const counted = health.find(({ version, ...of }) => of.app === app && version === active.version);
    const { clients = 0, renderFailures = 0 } = counted ?? {};
    return [app, active.version, toMinute(active.activatedAt), by, String(clients), String(renderFailures), reason];
  });
  const header = ['app', 'active', 'since (UTC)', 'by', 'failing browsers', 'failed renderings', 'reason'];
  return [
    rows.length > 0 ? toTable([header, ...rows]) : 'Nothing is active yet',
    `\nPreviews\n${describePreviews(previews)}`,
    `\nKeys\n${describeKeys(activation, keys)}`,
    `\nDamage\n${damage.length > 0 ? damage.join('\n') : 'none'}`,
  ].join('\n');
}

function toMinute(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}

function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import type { Activation, Release } from './release.ts';

/** The store as a table, what is active marked with an arrow. */
export function describeReleases(releases: readonly Release[], activation: Activation | undefined): string {
  if (releases.length === 0) return 'Nothing is published yet';
  const rows = releases.map(({ app, version, publishedAt, contractVersion, commit }) => [
    activation?.apps[app].version === version ? '→' : '',
    app,
    version,
    publishedAt.slice(0, 16).replace('T', ' '),
    String(contractVersion),
    commit?.slice(0, 10) ?? '',
  ]);
  const table = [['', 'app', 'version', 'published (UTC)', 'contract', 'commit'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

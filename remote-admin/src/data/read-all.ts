import type { Condition } from 'shared-kit/api-client';

/** Rows of a search without pages. */
export const MAX_ROWS = 1_000;

/**
 * Reads all rows of a search that is ordered by `id`, a thousand at a time.
 * @param search is given the conditions that leave out what was read
 */
export async function readAll<Row extends { readonly id: number }>(
  search: (after: readonly Condition<'id'>[]) => Promise<{ readonly data: readonly Row[] }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1);
    const { data } = await search(after ? [{ field: 'id', operator: 'gt', value: after.id }] : []);
    rows.push(...data);
    if (data.length < MAX_ROWS) return rows;
  }
}

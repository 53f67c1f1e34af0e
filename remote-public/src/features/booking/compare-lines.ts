import type { QuoteLine } from 'shared-kit/domain';

/** A line of a price before and after it changed; one of the two may be absent. */
export interface ComparedLine {
  readonly before: QuoteLine | undefined;
  readonly after: QuoteLine | undefined;
  readonly isChanged: boolean;
}

/** Returns the lines of two prices of one rental side by side: those of now in their order, then those that are gone. */
export function compareLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): readonly ComparedLine[] {
  const former = new Map(withKeys(before));
  const now = withKeys(after).map(([key, line]): ComparedLine => {
    const other = former.get(key);
    former.delete(key);
    return { before: other, after: line, isChanged: !other || !isSame(other, line) };
  });
  return [...now, ...[...former.values()].map((line) => ({ before: line, after: undefined, isChanged: true }))];
}

/** Lines of one kind and code are told apart by their order. */
function withKeys(lines: readonly QuoteLine[]): readonly (readonly [string, QuoteLine])[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = `${line.kind} ${line.code ?? ''}`;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return [`${name} ${nth}`, line];
  });
}

function isSame(one: QuoteLine, other: QuoteLine): boolean {
  return one.amount === other.amount && one.quantity === other.quantity && one.unitAmount === other.unitAmount;
}

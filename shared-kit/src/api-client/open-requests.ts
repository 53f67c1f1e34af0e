/** Requests of visitors that nobody has answered. */
export interface OpenRequests {
  /** Within the last hour. */
  readonly count: number;
  /** Whether these are unusually many. */
  readonly isUnusual: boolean;
  /** Of those of the last hour; not all of very many. */
  readonly ids: readonly number[];
  /** What many of them have in common, the most frequent first. */
  readonly common: readonly CommonFact[];
  /** Until when the requests that lapse within a day are held, as ISO timestamps by id. */
  readonly heldUntil: ReadonlyMap<number, string>;
}

export interface CommonFact {
  /** `client`, `browser`, `phone`, `email`, `car`, `days`, or a kind of a newer server. */
  readonly kind: string;
  readonly value?: string;
  readonly ids: readonly number[];
}

type Wire = Readonly<Record<string, unknown>>;

/** Parses the unanswered requests of a response; what a newer server adds is ignored. @throws TypeError */
export function readOpenRequests(wire: unknown): OpenRequests {
  const { count, isUnusual, ids, common, held } = Object(wire) as Wire;
  if (typeof count !== 'number' || typeof isUnusual !== 'boolean' || !Array.isArray(common) || !Array.isArray(held))
    throw new TypeError('open requests: expected counts and lists');
  return {
    count,
    isUnusual,
    ids: readIds(ids),
    common: (common as readonly Wire[]).map(({ kind, value, ids: own }) => ({
      kind: String(kind),
      ids: readIds(own),
      ...(typeof value === 'string' && { value }),
    })),
    heldUntil: new Map(
      (held as readonly { readonly id: unknown; readonly until?: { readonly $date?: unknown } }[]).map(
        ({ id, until }) => [Number(id), String(until?.$date)],
      ),
    ),
  };
}

function readIds(ids: unknown): readonly number[] {
  return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
}

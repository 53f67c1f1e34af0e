/** A change of an entity, as the server reports it. */
export interface StaffChange {
  readonly entity: string;
  readonly key: string;
  readonly action: 'created' | 'changed' | 'deleted';
  /** Id of an account, or `customer`; absent for a visitor who books, and for the system. */
  readonly actor?: string;
  /** Of a booking, after the change. */
  readonly status?: string;
}

/** Returns the change that an event describes; undefined for anything else, as from another version of the server. */
export function parseChange(data: string): StaffChange | undefined {
  try {
    const { entity, key, action, actor, status } = Object(JSON.parse(data)) as Partial<Record<string, unknown>>;
    if (typeof entity !== 'string' || typeof key !== 'string') return undefined;
    if (action !== 'created' && action !== 'changed' && action !== 'deleted') return undefined;
    return {
      entity,
      key,
      action,
      ...(typeof actor === 'string' && { actor }),
      ...(typeof status === 'string' && { status }),
    };
  } catch {
    return undefined;
  }
}

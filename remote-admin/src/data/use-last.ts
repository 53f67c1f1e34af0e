import { useState } from 'react';
import type { EntityState } from 'shared-kit/remote';

/** Returns the last value that was read: what is shown, typed or drawn stays when the network is away or a change empties the cache. */
export function useLast<Value>(state: EntityState<Value>): Value | undefined {
  const [last, setLast] = useState<Value>();
  const value = state.status === 'ready' ? state.value : last;
  if (value !== last) setLast(value);
  return value;
}

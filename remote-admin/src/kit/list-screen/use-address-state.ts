import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressPart } from './address-state.ts';

/**
 * Returns the state that is kept in the address, so that Back and shared links work, and the function that changes a part
 * of it. Parameters of others are kept. `replace` adds no history entry.
 */
export function useAddressState<State extends object>(part: AddressPart<State>) {
  const [parameters, setParameters] = useSearchParams();
  // The latest parameters, since a second change may come before the first one is rendered: a filter, and the text just
  // typed.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (changed: Partial<State>, options?: { readonly replace: boolean }) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, text] of part.write({ ...part.parse(next), ...changed })) {
      next.delete(name);
      if (text) next.append(name, text);
    }
    latest.current = next;
    setParameters(next, { preventScrollReset: true, ...options });
  };
  return [part.parse(parameters), change] as const;
}

import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FleetChoice, readFleetChoice, serializeFleetChoice, writeFleetChoice } from './fleet-url.ts';

/**
 * Returns filters, sort and page from the URL, the same object for the same choice, and the function that changes them
 * and replaces the history entry. A change is visible at once, before the list is rendered.
 */
export function useFleetChoice(): readonly [FleetChoice, (next: FleetChoice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const [query, setQuery] = useOptimistic(serializeFleetChoice(readFleetChoice(parameters)));
  const choice = useMemo(() => readFleetChoice(new URLSearchParams(query)), [query]);
  const choose = (next: FleetChoice) =>
    startTransition(() => {
      setQuery(serializeFleetChoice(next));
      setParameters(writeFleetChoice(parameters, next), { replace: true, preventScrollReset: true, state });
    });
  return [choice, choose];
}

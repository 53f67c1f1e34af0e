import { useLocation } from 'react-router-dom';

/** What a link to a booking carries along: the address that it is opened from. */
export interface CameFrom {
  readonly cameFrom: string;
}

/** The page and order of the dashboard from where this page was opened, or just the dashboard. */
export function useCameFrom(): string {
  const state = useLocation().state as Partial<CameFrom> | null;
  return state?.cameFrom ?? '/admin';
}

import { useLocation } from 'react-router-dom';

/** What a link to a booking carries along: the address that it is opened from. */
export interface ReturnState {
  readonly returnAddress: string;
}

/** The page and order of the dashboard from where this page was opened, or just the dashboard. */
export function useReturnAddress(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnAddress ?? '/admin';
}

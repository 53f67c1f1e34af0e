import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ReturnState } from '../../ui/back-link.tsx';

interface BookingLinkProps {
  readonly id: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To a booking's page, from where Back leads to this very list. */
export function BookingLink({ id, className, children }: BookingLinkProps) {
  const { pathname, search } = useLocation();
  const state: ReturnState = { returnAddress: pathname + search };
  return (
    <Link to={`/admin/bookings/${id}`} state={state} className={className}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ReturnState } from './back-link.tsx';

interface BookingLinkProps {
  readonly id: number;
  readonly className?: string | undefined;
  /** For a link in a form, whose input would be lost. */
  readonly isInNewTab?: boolean;
  readonly children: ReactNode;
}

/** A link to a booking's page, whose back link returns to the current list. */
export function BookingLink({ id, className, isInNewTab = false, children }: BookingLinkProps) {
  const { pathname, search } = useLocation();
  const state: ReturnState = { returnAddress: pathname + search };
  return (
    <Link
      to={`/admin/bookings/${id}`}
      state={state}
      className={className}
      {...(isInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </Link>
  );
}

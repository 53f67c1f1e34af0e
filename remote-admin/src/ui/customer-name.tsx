import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { COMMON_TEXT } from './texts.ts';

/** Whether the customer of a booking was erased: everybody else has a name. */
export function isErased({ customerName }: Pick<Booking, 'customerName'>): boolean {
  return customerName === '';
}

/** Returns the function that returns the name of a booking's customer for texts without elements. */
export function useCustomerName(): (booking: Pick<Booking, 'customerName'>) => string {
  const { formatMessage } = useIntl();
  return (booking) => (isErased(booking) ? formatMessage(COMMON_TEXT.erased) : booking.customerName);
}

/** The name of a booking's customer, or that the customer was erased (docs/rules.md#erasure). */
export function CustomerName({ name }: { readonly name: string | undefined }) {
  const { formatMessage } = useIntl();
  return name === '' ? <span>{formatMessage(COMMON_TEXT.erased)}</span> : <bdi translate="no">{name}</bdi>;
}

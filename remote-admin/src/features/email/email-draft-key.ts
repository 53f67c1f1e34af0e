import type { Booking } from 'shared-kit/domain';

/** Under what an e-mail to a customer is kept. One about a status is no use for another status. */
export function emailDraftKey({ id, status }: Pick<Booking, 'id' | 'status'>, kind: 'custom' | 'status'): string {
  return kind === 'custom' ? `email/${id}` : `email/${id}/${status}`;
}

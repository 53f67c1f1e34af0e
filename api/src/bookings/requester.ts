import { createHmac } from 'node:crypto';
import { type BookingRequest, phoneDigits } from 'shared-kit/domain';
import { toE164 } from '../customers/to-e164.ts';

/** Guests of a hotel or of a mobile network share a client's address: it may have as much as this many people. */
const PEOPLE_OF_A_CLIENT = 4;

/** Who asks for a booking: digests of phone number, mailbox, browser and client, in the order of the database's function. */
export type Requester = readonly [phone: string, email: string, device: string, client: string];

/** What identifies a visitor besides the contact details. */
export interface Visitor {
  /** Digest of the browser's token. */
  readonly device: string;
  /** As `clientKey` returns it. */
  readonly client: string;
}

/**
 * Returns who asks for a booking, the same for every spelling of a phone number and e-mail address. Keyed digests, so that
 * nobody is found by trying all phone numbers.
 */
export function identifyRequester(
  { customerPhone, customerEmail }: Pick<BookingRequest, 'customerPhone' | 'customerEmail'>,
  { device, client }: Visitor,
  secret: string,
): Requester {
  const digest = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`request ${kind} ${value}`).digest('base64url');
  return [
    digest('phone', toE164(customerPhone) ?? phoneDigits(customerPhone)),
    digest('email', toMailbox(customerEmail)),
    digest('device', device),
    digest('client', client),
  ];
}

/** Returns an e-mail address in lower case and without a tag: one for all spellings of a mailbox. */
function toMailbox(email: string): string {
  return email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}

/** Returns how many days each part of a requester may have open. @param days those of a person */
export function allowedDays(days: number): readonly number[] {
  return [days, days, days, days * PEOPLE_OF_A_CLIENT];
}

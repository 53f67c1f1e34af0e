import type { AttemptWindow } from './limit-attempts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Windows = readonly AttemptWindow[];

/** How often a minute a client that is not signed in may read what costs most (docs/rules.md#limits-of-reads). */
export const READS_PER_MINUTE: Readonly<Record<string, number>> = {
  '/api/fleet': 300,
  '/api/rates': 300,
  '/api/alternatives': 60,
  '/api/reviews': 60,
  '/api/openapi.json': 60,
  '/api/docs/json': 60,
  '/api/docs/yaml': 60,
};

/** Enough for the guests of a hotel who try many days. */
export const QUOTES_OF_CLIENT: Windows = [{ max: 120, windowMs: MINUTE_MS }];

/** Bookings, in started weeks: enough for a hotel behind one IP, too little for a script that fills the calendar. */
export const WEEKS_OF_CLIENT: Windows = [
  { max: 30, windowMs: 10 * MINUTE_MS },
  { max: 60, windowMs: 180 * MINUTE_MS },
];

/** Requests for a link to a booking, by one client and with one code. */
export const LINK_REQUESTS_OF_CLIENT: Windows = [{ max: 10, windowMs: 15 * MINUTE_MS }];
export const LINK_REQUESTS_OF_CODE: Windows = [
  { max: 3, windowMs: 15 * MINUTE_MS },
  { max: 10, windowMs: 24 * HOUR_MS },
];

/** Changes by customers, limited because each sends e-mails. */
export const CHANGES_OF_CLIENT: Windows = [{ max: 30, windowMs: HOUR_MS }];
export const CHANGES_OF_BOOKING: Windows = [{ max: 10, windowMs: HOUR_MS }];

/** Attempts to pay online, and callbacks that are not the gateway's: these are limited, so that they do not fill the log. */
export const ORDERS_OF_CLIENT: Windows = [{ max: 30, windowMs: HOUR_MS }];
export const ORDERS_OF_BOOKING: Windows = [{ max: 20, windowMs: HOUR_MS }];
export const FORGED_CALLBACKS_OF_CLIENT: Windows = [{ max: 30, windowMs: 10 * MINUTE_MS }];

/** Copies of papers in a second language, each of which is drawn anew. */
export const COPIES_OF_CLIENT: Windows = [{ max: 30, windowMs: HOUR_MS }];

/** Reviews, opened and written: enough for the guests of a hotel, too little to guess links. */
export const REVIEWS_OF_CLIENT: Windows = [{ max: 30, windowMs: HOUR_MS }];

/** E-mails of staff: more than anybody sends by hand; it bounds what somebody can send who has got hold of a session. */
export const EMAILS_OF_ACCOUNT: Windows = [{ max: 100, windowMs: HOUR_MS }];

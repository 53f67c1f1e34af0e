/** An e-mail about a booking, of a response. */
export interface BookingEmail {
  readonly id: number;
  /** One of `EMAIL_KINDS`, or a kind of a newer server. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject?: string;
  /** As sent, without the link to the booking. */
  readonly text?: string;
  /** One of `EMAIL_STATES`, or a state of a newer server. */
  readonly state: string;
  readonly attempts: number;
  /** ISO timestamp. */
  readonly createdAt: string;
  /** ISO timestamp; absent while the e-mail waits. */
  readonly finishedAt?: string;
  /** ISO timestamp; when it goes out, as its mailbox got as many e-mails as it may. */
  readonly heldUntil?: string;
  /** The mail server's answer to the last attempt. */
  readonly error?: string;
}

/** Delivery method of e-mails, and those that could not be sent. */
export interface MailStatus {
  readonly delivery: 'smtp' | 'files';
  /** Folder of the e-mail files on the server. */
  readonly folder?: string;
  /** Number of e-mails that could not be sent. */
  readonly undelivered: number;
  /** Some of the bookings with undelivered e-mails. */
  readonly bookings: readonly { readonly id: number; readonly confirmationCode: string }[];
  /** Number of further such bookings. */
  readonly moreBookings: number;
  /** Whether the person dismissed the notice that e-mails are written to files, in any browser. */
  readonly hidesFilesNotice?: boolean;
}

type Wire = Readonly<Record<string, unknown>>;

/** Parses an e-mail of a response. @throws TypeError that names the invalid field */
export function readBookingEmail(wire: unknown): BookingEmail {
  const email = (wire ?? {}) as Wire;
  const createdAt = readTimestamp(email.createdAt);
  if (createdAt === undefined) throw new TypeError('email.createdAt: expected a timestamp');
  const optional = {
    subject: text(email.subject),
    text: text(email.text),
    finishedAt: readTimestamp(email.finishedAt),
    heldUntil: readTimestamp(email.heldUntil),
    error: text(email.error),
  };
  return {
    id: required(email, 'id', 'number'),
    kind: required(email, 'kind', 'string'),
    recipient: required(email, 'recipient', 'string'),
    state: required(email, 'state', 'string'),
    attempts: required(email, 'attempts', 'number'),
    createdAt,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as object),
  };
}

/** Parses the status of a response. @throws TypeError that names the invalid field */
export function readMailStatus(wire: unknown): MailStatus {
  const status = (wire ?? {}) as Wire;
  const folder = text(status.folder);
  if (!Array.isArray(status.bookings)) throw new TypeError('email.bookings: expected a list');
  return {
    delivery: status.delivery === 'files' ? 'files' : 'smtp',
    ...(folder !== undefined && { folder }),
    undelivered: required(status, 'undelivered', 'number'),
    bookings: status.bookings.map((booking: Wire) => ({
      id: required(booking, 'id', 'number'),
      confirmationCode: required(booking, 'confirmationCode', 'string'),
    })),
    moreBookings: required(status, 'moreBookings', 'number'),
    ...(status.hidesFilesNotice === true && { hidesFilesNotice: true }),
  };
}

function required(wire: Wire, field: string, type: 'number'): number;
function required(wire: Wire, field: string, type: 'string'): string;
function required(wire: Wire, field: string, type: 'number' | 'string'): unknown {
  if (typeof wire[field] !== type) throw new TypeError(`email.${field}: expected a ${type}`);
  return wire[field];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Parses a timestamp of a response; undefined for anything else. */
export function readTimestamp(value: unknown): string | undefined {
  const { $date } = (value ?? {}) as { readonly $date?: unknown };
  return typeof $date === 'string' && !Number.isNaN(Date.parse($date)) ? $date : undefined;
}

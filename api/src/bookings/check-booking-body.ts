import {
  type BookingRequest,
  type Contact,
  type DateRange,
  describeRangeProblem,
  findContactErrors,
  findRangeProblem,
  parseCalendarDay,
  type RentalSettings,
} from 'shared-kit/domain';
import { unwrapDate } from '../entities/parse-operand.ts';
import type { FieldProblems } from '../http/problems.ts';

type Body = Readonly<Record<string, unknown>>;

const CONTACT_FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'driverLicense'] as const;
const DATE_FIELDS = ['pickupDate', 'dropoffDate'] as const;

/** What the schema cannot say of a body: real calendar days, and the contact in the words of the form. */
export function findBookingProblems(body: Body): FieldProblems {
  const problems: Record<string, string> = {};
  for (const field of DATE_FIELDS) {
    if (body[field] !== undefined && !parseCalendarDay(unwrapDate(body[field])))
      problems[field] = 'must be a date of the calendar, yyyy-MM-dd';
  }
  const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(body[field])]));
  const errors = findContactErrors(contact as unknown as Contact);
  for (const field of CONTACT_FIELDS) {
    const value = body[field];
    if (typeof value !== 'string') continue;
    if (hasControlCharacters(value)) problems[field] = 'must not contain control characters';
    else if (errors[field]) problems[field] = errors[field];
  }
  return problems;
}

/** Why the dates cannot be rented now, told for both of them (spec §5); empty when they can. */
export function findDateProblems(range: DateRange, now: Date, rental: RentalSettings): FieldProblems {
  const problem = findRangeProblem(range, now, rental);
  if (!problem) return {};
  const words = describeRangeProblem(problem, rental);
  const atFault = problem === 'reversed' || problem === 'too_long' ? 'dropoffDate' : 'pickupDate';
  return { [atFault]: words };
}

/** A body that passed every check, in the terms of the domain. */
export function readBookingRequest(body: Body): BookingRequest {
  const text = (field: string) => textOf(body[field]).trim();
  const day = (field: string) => {
    const parsed = parseCalendarDay(unwrapDate(body[field]));
    if (!parsed) throw new TypeError(`${field} was not checked`);
    return parsed;
  };
  return {
    carId: textOf(body.carId),
    confirmationCode: textOf(body.confirmationCode),
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    driverLicense: text('driverLicense'),
    pickupDate: day('pickupDate'),
    dropoffDate: day('dropoffDate'),
    days: Number(body.days),
    unitPrice: Number(body.unitPrice),
    totalPrice: Number(body.totalPrice),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Line ends would reach the headers of a mail, and PostgreSQL keeps no NUL. */
function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text.trim());
}

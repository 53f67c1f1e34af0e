import { defineMessages, type Message, useIntl } from 'shared-kit/intl';
import { isApiError, readFieldProblems, readProblem } from '../api-client/index.ts';
import {
  type AnswerProblem,
  type AnswerProblemType,
  type FieldProblem,
  type FieldProblemType,
  formatCalendarDay,
  formatDayCount,
  formatHours,
  formatPrice,
  formatTime,
  joinWords,
  type LocaleCode,
} from '../domain/index.ts';

/** Problems that visitors may get; the others are in `staff-problem-texts.ts`. */
const ANSWERS = defineMessages({
  validation_failed: { id: 'problem.ANSWERS.validation_failed', defaultMessage: 'Please check what was sent.' },
  not_found: { id: 'problem.ANSWERS.not_found', defaultMessage: 'There is nothing at this address' },
  car_gone: {
    id: 'problem.ANSWERS.car_gone',
    defaultMessage: 'This car is no longer offered. Please choose another one.',
  },
  car_unavailable: {
    id: 'problem.ANSWERS.car_unavailable',
    defaultMessage: 'The car is not available for this period',
  },
  request_limit: {
    id: 'problem.ANSWERS.request_limit',
    defaultMessage:
      'You have asked for as many days as we can keep for one person before we have answered ({maxDays}). Please call us or write to us on WhatsApp: we will book it for you.',
    description: 'maxDays: number of days, at least 1',
  },
  confirmation_code_taken: {
    id: 'problem.ANSWERS.confirmation_code_taken',
    defaultMessage: 'This confirmation code is already in use. Please try again.',
  },
  price_changed: {
    id: 'problem.ANSWERS.price_changed',
    defaultMessage:
      'The price of this car is now {price} per day, {total} in total for {days}. Please look at it again before you book.',
  },
  extra_unavailable: {
    id: 'problem.ANSWERS.extra_unavailable',
    defaultMessage: 'There are not enough of these left on your days: {extras}',
    description: 'extras: a list of names, such as Child seat',
  },
  request_timeout: {
    id: 'problem.ANSWERS.request_timeout',
    defaultMessage: 'The request took too long. Please try again.',
  },
  too_many_requests: {
    id: 'problem.ANSWERS.too_many_requests',
    defaultMessage: 'Too many requests. Please wait a moment and try again.',
  },
  internal_error: {
    id: 'problem.ANSWERS.internal_error',
    defaultMessage: 'Something went wrong on our side. Please try again.',
  },
  service_unavailable: {
    id: 'problem.ANSWERS.service_unavailable',
    defaultMessage: 'The service is not available at the moment. Please try again in a minute.',
  },
  Unauthorized: { id: 'problem.ANSWERS.Unauthorized', defaultMessage: 'Please sign in to continue' },
  wrong_credentials: { id: 'problem.ANSWERS.wrong_credentials', defaultMessage: 'E-mail or password is wrong' },
  too_many_sign_ins: {
    id: 'problem.ANSWERS.too_many_sign_ins',
    defaultMessage: 'Too many failed sign-ins. Please try again later.',
  },
  booking_changed: {
    id: 'customerProblem.ANSWERS.booking_changed',
    defaultMessage: 'This booking was changed meanwhile. Please look at it again.',
  },
  too_late: {
    id: 'customerProblem.ANSWERS.too_late',
    defaultMessage: 'This can no longer be changed online. Please call us.',
  },
  link_unknown: { id: 'customerProblem.ANSWERS.link_unknown', defaultMessage: 'This link does not lead to a booking' },
  link_used: { id: 'customerProblem.ANSWERS.link_used', defaultMessage: 'This link was used already' },
  link_expired: { id: 'customerProblem.ANSWERS.link_expired', defaultMessage: 'This link has expired' },
}) satisfies Partial<Record<AnswerProblemType, Message>>;

const NO_ANSWER = defineMessages({
  text: {
    id: 'problem.NO_ANSWER.text',
    defaultMessage: 'We could not reach the server. Please check your connection and try again.',
  },
}).text;

/** `field` is the name of a contact or pick-up field, or any other name. */
const FIELDS = defineMessages({
  required: {
    id: 'fieldProblem.FIELDS.required',
    defaultMessage:
      "{field, select, customerName {Please enter your full name.} customerEmail {Please enter your email address.} customerPhone {Please enter your phone number.} driverLicense {Please enter your driver's license number.} pickupAddress {Please enter the name or address of the hotel or riad.} other {Please fill in this field.}}",
  },
  too_short: {
    id: 'fieldProblem.FIELDS.too_short',
    defaultMessage:
      "This looks too short. {field, select, customerName {Please check your full name.} customerEmail {Please check your email address.} customerPhone {Please check your phone number.} driverLicense {Please check your driver's license number.} other {Please check this field.}}",
  },
  too_long: {
    id: 'fieldProblem.FIELDS.too_long',
    defaultMessage: 'Please keep this to {maximum, plural, one {# character} other {# characters}}.',
  },
  malformed: {
    id: 'fieldProblem.FIELDS.malformed',
    defaultMessage:
      '{field, select, customerName {Please enter your name in letters.} customerEmail {This does not look like an email address, for example name@example.com.} customerPhone {Please enter a phone number, with the country code if you can: +33 6 12 34 56 78.} flightNumber {This does not look like a flight number, for example AT 641.} other {Please check this field.}}',
  },
  control_characters: {
    id: 'fieldProblem.FIELDS.control_characters',
    defaultMessage: 'must not contain control characters',
    description: 'Shown at a field: invisible characters, line breaks',
  },
  reversed: { id: 'problem.FIELDS.reversed', defaultMessage: 'The drop-off date cannot be before the pick-up date' },
  past: { id: 'problem.FIELDS.past', defaultMessage: 'The pick-up date is in the past' },
  same_day_closed: {
    id: 'problem.FIELDS.same_day_closed',
    defaultMessage: 'Same-day bookings close at {cutOff} Marrakech time. Please choose tomorrow or a later day',
  },
  too_far_ahead: {
    id: 'problem.FIELDS.too_far_ahead',
    defaultMessage: 'Cars can be booked up to {maxDaysAhead} ahead',
  },
  rental_too_long: {
    id: 'problem.FIELDS.rental_too_long',
    defaultMessage: 'A rental can last up to {maxDays}',
  },
  rental_too_short: {
    id: 'problem.FIELDS.rental_too_short',
    defaultMessage: 'On these days a rental lasts at least {minDays}',
  },
  too_soon: {
    id: 'problem.FIELDS.too_soon',
    defaultMessage: 'These days are booked at least {leadDays} ahead: the first pick-up is on {firstDay}',
  },
  place_closed: {
    id: 'problem.FIELDS.place_closed',
    defaultMessage:
      '{hours, select, none {This place is closed on that day.} other {This place is closed at that time. It is open {hours}.}}',
    description: 'hours: times of the day such as 8:00 AM–8:00 PM, or none',
  },
  place_unknown: { id: 'problem.FIELDS.place_unknown', defaultMessage: 'Please choose another place.' },
  extra_unknown: {
    id: 'problem.FIELDS.extra_unknown',
    defaultMessage: 'One of the extras is no longer offered. Please look at them again.',
  },
}) satisfies Partial<Record<FieldProblemType, Message>>;

/** Texts of the problems that only staff get; the type requires a text for every problem. */
export interface StaffProblemTexts {
  readonly answers: Readonly<Record<Exclude<AnswerProblemType, keyof typeof ANSWERS> | 'booking_changed', Message>>;
  readonly fields: Readonly<Record<Exclude<FieldProblemType, keyof typeof FIELDS>, Message>>;
  /** Marks a car that is not on sale in a list of cars. */
  readonly offSale: Message;
}

interface ProblemTextOptions {
  /** Sign of the prices in messages. */
  readonly currencySign?: string;
  /** Returns the name of an extra in the language of the page; its English one by default. */
  readonly nameExtra?: (english: string) => string;
  readonly staff?: StaffProblemTexts;
}

/**
 * Returns functions that describe the errors of the API in the language of the page. The API's English messages are
 * shown on English pages, and for problems without a text in this release. Messages about a field begin with its name,
 * and are shown only for problems without a text in this release.
 */
export function useProblemText({ currencySign = '', nameExtra = String, staff }: ProblemTextOptions = {}) {
  const { formatMessage, locale: code } = useIntl();
  const answers: Readonly<Partial<Record<AnswerProblemType, Message>>> = { ...ANSWERS, ...staff?.answers };
  const fields: Readonly<Partial<Record<FieldProblemType, Message>>> = { ...FIELDS, ...staff?.fields };

  const nameCar = ({ name, isOffSale }: { readonly name: string; readonly isOffSale: boolean }) =>
    isOffSale && staff ? formatMessage(staff.offSale, { name }) : name;

  const valuesOf = (problem: AnswerProblem) => {
    switch (problem.type) {
      case 'price_changed': {
        const { days, unitPrice, totalPrice } = problem.price;
        const [price, total] = [unitPrice, totalPrice].map((amount) => formatPrice(amount, currencySign, code));
        return { price, total, days: formatDayCount(days, code, 'afterPreposition') };
      }
      case 'image_in_use':
        return { cars: joinWords(problem.cars.map(nameCar), code), more: problem.more };
      case 'extra_unavailable':
        return { extras: joinWords(problem.extras.map(String).map(nameExtra), code) };
      case 'season_overlap':
        return { seasons: joinWords(problem.seasons, code) };
      default: {
        const { type: _, ...values } = problem;
        return values;
      }
    }
  };

  const describeAnswer = (error: unknown): string => {
    const problem = readProblem(error);
    const message = problem && answers[problem.type];
    if (message) return formatMessage(message, valuesOf(problem));
    if (!isApiError(error) || error.status >= 500) return formatMessage(ANSWERS.internal_error);
    return error.status === 0 ? formatMessage(NO_ANSWER) : error.message;
  };

  /** Describes the problem of a field; undefined when this release has no text for it. */
  const describeField = (field: string, problem: FieldProblem): string | undefined => {
    const { type, ...parameters } = problem;
    const message = fields[type];
    return message && formatMessage(message, { field, ...toFieldValues(parameters, code) });
  };

  return {
    describeField,
    /** Describes a failed call. */
    describeError(error: unknown): string {
      return code === 'en' && error instanceof Error ? error.message : describeAnswer(error);
    },
    /** Describes the problems of a failed call by field. */
    describeFields(error: unknown): Readonly<Record<string, string>> {
      const english = (isApiError(error) && error.body?.meta?.fields) || {};
      const problems = readFieldProblems(error);
      const described = Object.entries(english).map(([field, text]) => {
        const problem = problems[field];
        return [field, (problem && describeField(field, problem)) ?? text];
      });
      return Object.fromEntries(described);
    },
  };
}

const AFTER_PREPOSITION: readonly string[] = ['maxDaysAhead', 'leadDays', 'minDays'];

/** Returns the values of a field problem's message: times as the language writes them, lists as text. */
function toFieldValues(parameters: object, code: LocaleCode): Record<string, string | number> {
  const entries = Object.entries(parameters).map(([name, value]): [string, string | number] => {
    if (name === 'hours') return [name, formatHours(value, code) || 'none'];
    if (Array.isArray(value)) return [name, joinWords(value, code) || '–'];
    if (name === 'cutOff') return [name, formatTime(value, code)];
    if (name === 'firstDay') return [name, formatCalendarDay(value, undefined, code)];
    if (name === 'maxDays') return [name, formatDayCount(value, code)];
    return [name, AFTER_PREPOSITION.includes(name) ? formatDayCount(value, code, 'afterPreposition') : value];
  });
  return Object.fromEntries(entries);
}

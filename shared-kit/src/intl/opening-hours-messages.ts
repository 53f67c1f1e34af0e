import { isWithinOpeningHours, type OpeningHours } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** What the opening hours mean for a pick-up, with the arguments `opens`, `closes` and `time`. */
const TEXTS = {
  customer: defineMessages({
    untimed: {
      id: 'pickup.hours',
      defaultMessage: 'Any time from {opens} to {closes}',
      description: 'The customer may come then; times such as 7:00 AM',
    },
    outside: {
      id: 'pickup.outsideHours',
      defaultMessage: 'We are open from {opens} to {closes}. For {time} we call you to arrange it.',
      description: 'About the time of the pick-up',
    },
  }),
  staff: defineMessages({
    outside: {
      id: 'staffPickup.outsideHours',
      defaultMessage: 'Outside the opening hours, {opens} to {closes}: please call the customer.',
      description: 'About the time of the pick-up',
    },
  }),
};

export interface HoursRemark {
  readonly message: Message;
  /** Arguments of the message, `HH:mm`. */
  readonly times: Readonly<Record<string, string>>;
}

/**
 * Returns what the opening hours mean for a pick-up (docs/rules.md#pick-up-details): for the customer without a time, when
 * they may come; for both readers outside of the hours, that it takes a call; otherwise undefined.
 *
 * @param pickupTime `HH:mm`
 */
export function hoursRemark(
  reader: keyof typeof TEXTS,
  pickupTime: string | undefined,
  openingHours: OpeningHours,
): HoursRemark | undefined {
  if (!pickupTime)
    return reader === 'customer' ? { message: TEXTS.customer.untimed, times: { ...openingHours } } : undefined;
  if (isWithinOpeningHours(pickupTime, openingHours)) return undefined;
  return { message: TEXTS[reader].outside, times: { ...openingHours, time: pickupTime } };
}

import type { HandoverDirection } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** What the customer agrees to, in the customer's language. */
export const SENTENCES: Readonly<Record<HandoverDirection, Message>> = defineMessages({
  pickup: {
    id: 'handoverSentence.SENTENCES.pickup',
    defaultMessage:
      'I have received the car {car} in the condition written down here: kilometers, fuel, accessories and damage.',
    description: 'A customer signs this; car: name and number plate',
  },
  return: {
    id: 'handoverSentence.SENTENCES.return',
    defaultMessage:
      'I have returned the car {car} in the condition written down here: kilometers, fuel, accessories and damage.',
    description: 'A customer signs this; car: name and number plate',
  },
});

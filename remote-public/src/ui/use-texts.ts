import { type Message, type TextValues, useIntl } from 'shared-kit/intl';

/** Returns messages as texts in the language of the page, by the same names. */
export function useTexts<Name extends string>(
  messages: Readonly<Record<Name, Message>>,
  values?: TextValues,
): Readonly<Record<Name, string>> {
  const { formatMessage } = useIntl();
  const texts = Object.entries<Message>(messages).map(([name, message]) => [name, formatMessage(message, values)]);
  return Object.fromEntries(texts);
}

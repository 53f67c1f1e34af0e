import { type IntlShape, type Message, useIntl } from 'shared-kit/intl';

type Values = NonNullable<Parameters<IntlShape['formatMessage']>[1]>;
type TextValues = Readonly<Record<string, Exclude<Values[string], object>>>;

/** Returns messages as texts in the language of the page, by the same names. */
export function useTexts<Name extends string>(
  messages: Readonly<Record<Name, Message>>,
  values?: TextValues,
): Readonly<Record<Name, string>> {
  const { formatMessage } = useIntl();
  const texts = Object.entries<Message>(messages).map(([name, message]) => [name, formatMessage(message, values)]);
  return Object.fromEntries(texts);
}

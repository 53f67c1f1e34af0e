/** A text of the application in English, with the id of its translations. */
export interface Message {
  readonly id: string;
  /** In ICU message format. Production builds remove it: their texts come from the catalog of the language. */
  readonly defaultMessage: string;
  /** For translators, where the text alone does not say enough. */
  readonly description?: string;
}

/** Returns its argument. `npm run texts` finds the messages by the name of this function. */
export function defineMessages<Name extends string>(messages: Readonly<Record<Name, Message>>) {
  return messages;
}

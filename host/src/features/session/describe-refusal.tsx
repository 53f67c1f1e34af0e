import type { ReactNode } from 'react';
import type { ErrorBody } from 'shared-kit/api-client';
import { DEFAULT_LOCALE, type LocaleCode } from 'shared-kit/domain';
import { FormattedMessage, type Message } from 'shared-kit/intl';
import { REFUSALS } from './texts.ts';

/**
 * Returns title and text of the notice about a refused call: a translated text for known types, otherwise the API's
 * English text.
 */
export function describeRefusal(body: ErrorBody | undefined, locale: LocaleCode): [title: ReactNode, text: ReactNode] {
  const { type = 'Unauthorized', reason = type } = body?.meta ?? {};
  // Falls back to the type when this version does not know the reason.
  const name = Object.hasOwn(REFUSALS, reason) ? reason : type;
  const known: Readonly<Record<string, { readonly title: Message; readonly text: Message }>> = REFUSALS;
  const refusal = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!refusal || (locale === DEFAULT_LOCALE && name === type)) return [type, body?.error];
  return [<FormattedMessage key="title" {...refusal.title} />, <FormattedMessage key="text" {...refusal.text} />];
}

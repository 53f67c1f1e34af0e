import { createElement, Fragment, type ReactNode } from 'react';

/** Confirmation codes and e-mail addresses. */
const EXACT = /(\b[A-Z0-9]{3}-[A-Z0-9]{3}\b|\S+@[\w.-]+\w)/;

/** Returns a text whose codes and addresses the browser does not translate. */
export function untranslatedParts(text: string): ReactNode {
  const parts = text.split(EXACT);
  if (parts.length === 1) return text;
  const elements = parts.map((part, index) =>
    index % 2 === 0 ? createElement('span', null, part) : createElement('bdi', { translate: 'no' }, part),
  );
  // Children of a fragment need no keys, unlike the elements of an array.
  return createElement(Fragment, null, ...elements);
}

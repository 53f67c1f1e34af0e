import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Long enough for a busy machine, but shorter than the test's timeout.
configure({ asyncUtilTimeout: 10_000 });

/** Selectors of elements that browsers do not display by default. */
const NOT_DISPLAYED = [
  '[hidden]',
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  'head',
  'noscript',
  'script',
  'style',
  'template',
].join(', ');

/**
 * Returns the element's own style, with `display: none` for elements that browsers hide by default. Replaces jsdom's
 * implementation, which matches every rule of its style sheet against every element in each query by role: a fifth of
 * the time of a page's test, and minutes in the console's.
 */
globalThis.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  if (style.display || !element.matches(NOT_DISPLAYED)) return style;
  const hidden = document.createElement('span').style;
  hidden.cssText = style.cssText;
  hidden.display = 'none';
  return hidden;
};

// Keeps React's development build from recording a stack for each created element (up to 10,000 per second), which
// takes a tenth of the time of a page's test. Only the stacks of its warnings get shorter.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Generous for a busy machine, and still below the test's timeout.
configure({ asyncUtilTimeout: 10_000 });

/** What a browser's own style sheet does not display. */
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
 * The element's own style, and `display: none` for what a browser does not display by itself. No test loads a style
 * sheet, and jsdom matches each rule of its own sheet against each element for each query by role: a fifth of the time
 * of a page's test, in the console minutes.
 */
globalThis.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  if (style.display || !element.matches(NOT_DISPLAYED)) return style;
  const hidden = document.createElement('span').style;
  hidden.cssText = style.cssText;
  hidden.display = 'none';
  return hidden;
};

// React's development build records a stack for each element that it creates until it has made 10,000 in a second:
// a tenth of the time of a page's test. Only the stacks of its warnings are shorter without them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});

/** Texts in the language of the page. Shared at run time: a page has this module once. */
export type { Messages } from './create-formatter.ts';
export * from './create-texts.ts';
export * from './define-messages.ts';
export * from './texts-context.tsx';

/** Texts in the language of the page. Shared at run time: a page has this module once. */
export * from './create-texts.ts';
export * from './define-messages.ts';
export * from './texts-context.tsx';

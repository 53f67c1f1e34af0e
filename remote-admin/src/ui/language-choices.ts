import { LOCALE_CODES, LOCALES } from 'shared-kit/domain';

/** The languages, each by its own name. */
export const LANGUAGE_CHOICES = LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name }));

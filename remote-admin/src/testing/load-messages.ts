import type { LocaleCode } from 'shared-kit/domain';
import { readTexts } from 'shared-kit/testing/read-texts';

/** Loads the messages from `texts`: compiled messages exist only after a build. */
export const loadMessages = async (locale: LocaleCode) => (locale === 'en' ? {} : readTexts('remote-admin', locale));

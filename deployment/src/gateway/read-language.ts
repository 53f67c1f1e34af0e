import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LANGUAGE_COOKIE, type LocaleCode, parseLocale } from 'shared-kit/domain';

/** Returns the language of the reader: the chosen one, else the first of the browser's that the site has, else English. */
export function readLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): LocaleCode {
  return parseLocale(cookies[LANGUAGE_COOKIE]) ?? readAcceptedLanguage(headers['accept-language']) ?? DEFAULT_LOCALE;
}

/** Parses `fr-MA,fr;q=0.9,en;q=0.8`. */
function readAcceptedLanguage(header = ''): LocaleCode | undefined {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight = ''] = entry.trim().split(';');
      return {
        locale: parseLocale(tag.split('-')[0]?.toLowerCase()),
        weight: Number(weight.replace(/^\s*q=/, '') || 1),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .find(({ locale }) => locale)?.locale;
}

import { parse } from '@formatjs/icu-messageformat-parser';
import IntlMessageFormat from 'intl-messageformat';
import { readTexts } from '../../testing/read-texts.ts';
import { APPLICATIONS } from '../../testing/workspaces.ts';
import { LOCALES, type LocaleCode, numberLanguage } from '../domain/index.ts';
import { type FormatValues, formatMessage } from './format-message.ts';

const ENGLISH = { plural: new Intl.PluralRules('en'), number: new Intl.NumberFormat('en') };
const format = (text: string, values?: FormatValues<object>) => formatMessage(parse(text), ENGLISH, values);

test('values stand in the text, which is one part', () => {
  expect(format('{name}, {days} days', { name: 'Ada', days: 3 })).toEqual(['Ada, 3 days']);
});

test('a plural takes its exact number first, then the form of the language, and # is the number', () => {
  const text = '{count, plural, =0 {none} one {# car} other {# cars}}';
  const texts = [0, 1, 2, 1234].map((count) => format(text, { count }).join(''));
  expect(texts).toEqual(['none', '1 car', '2 cars', '1,234 cars']);
});

test('a select takes the value, otherwise other', () => {
  const text = '{place, select, airport {at the airport} other {at the agency}}';
  expect(format(text, { place: 'airport' })).toEqual(['at the airport']);
  expect(format(text, { place: 'constructor' })).toEqual(['at the agency']);
});

test('a tag renders its content, also within a plural, whose number it shows', () => {
  const bold = (content: (string | object)[]) => ({ bold: content.join('') });
  const parts = format('See {count, plural, one {<b># car</b>} other {<b># cars</b>}} of {agency}.', {
    b: bold,
    count: 2,
    agency: 'Zellige',
  });
  expect(parts).toEqual(['See ', { bold: '2 cars' }, ' of Zellige.']);
});

test('a missing value is an error that names it', () => {
  expect(() => format('{days} days')).toThrow('The value of days is missing');
});

describe.each(Object.keys(LOCALES) as LocaleCode[])('every message of the project in %s', (locale) => {
  test.each([...APPLICATIONS, 'api'])('of %s is formatted as by a complete implementation', (application) => {
    const language = numberLanguage(locale);
    const rules = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
    const messages = Object.values(readTexts(application, locale)).filter((message) => typeof message !== 'string');
    expect(messages.length).toBeGreaterThan(10);
    for (const message of messages)
      for (const number of [0, 1, 2, 3, 11, 100, 1234, 1_000_000]) {
        // Every argument is the number, and every tag adds brackets.
        const values = new Proxy<Record<string, never>>(
          {},
          {
            has: () => true,
            get: (_values, name) =>
              isTag(message, String(name)) ? (content: string[]) => `[${content.join('')}]` : number,
          },
        );
        const expected = new IntlMessageFormat(message, language).format(values);
        expect(formatMessage(message, rules, values).join('')).toBe(expected);
      }
  });
});

function isTag(message: unknown, name: string): boolean {
  return JSON.stringify(message).includes(`{"type":8,"value":"${name}"`);
}

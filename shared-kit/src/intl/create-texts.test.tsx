import { parse } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTexts } from './create-texts.ts';
import { defineMessages } from './define-messages.ts';
import { FormattedMessage, TextsProvider } from './texts-context.tsx';

const TEXT = defineMessages({
  days: { id: 'test.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  plain: { id: 'test.plain', defaultMessage: "It's free" },
  terms: { id: 'test.terms', defaultMessage: 'I agree to the <link>terms</link> of {agency}.' },
});

const ARABIC_DAYS =
  '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يوماً} other {# يوم}}';

test('every plural form of Arabic is used, with Latin digits and the separators of prices', () => {
  const { formatMessage } = createTexts('ar', { 'test.days': parse(ARABIC_DAYS) });
  const days = [0, 1, 2, 3, 11, 100, 1234.5].map((count) => formatMessage(TEXT.days, { count }));
  expect(days).toEqual(['لا أيام', 'يوم واحد', 'يومان', '3 أيام', '11 يوماً', '100 يوم', '1.234,5 يوم']);
});

test('English messages in the code take precedence over extracted ones', () => {
  const { formatMessage } = createTexts('en', { 'test.plain': 'It was free' });
  expect(formatMessage(TEXT.days, { count: 2 })).toBe('2 days');
  expect(formatMessage(TEXT.plain)).toBe("It's free");
});

test('a text that is not translated is shown in English and logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(createTexts('fr', {}).formatMessage(TEXT.plain)).toBe("It's free");
  expect(log).toHaveBeenCalledWith('Missing message test.plain for locale fr');
  log.mockRestore();
});

test('elements stand within a text, without warnings about keys', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const messages = { 'test.terms': parse('J’accepte les <link>conditions</link> de {agency}.') };
  const { container } = render(
    <TextsProvider locale="fr" messages={messages}>
      <FormattedMessage
        {...TEXT.terms}
        values={{ agency: <b>Zellige Cars</b>, link: (content) => <a href="/terms">{content}</a> }}
      />
    </TextsProvider>,
  );
  expect(container.textContent).toBe('J’accepte les conditions de Zellige Cars.');
  expect(container).toContainHTML('<a href="/terms">conditions</a>');
  expect(container).toContainHTML('<b>Zellige Cars</b>');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('texts beside elements have elements of their own, which a translated page can still change', () => {
  const { formatMessage } = createTexts('en', {});
  const values = { agency: <b>Zellige Cars</b>, link: (content: ReactNode) => <a href="/terms">{content}</a> };
  const { container } = render(<p>{formatMessage(TEXT.terms, values)}</p>);
  expect(container.innerHTML).toBe(
    '<p><span>I agree to the </span><a href="/terms">terms</a><span> of </span><b>Zellige Cars</b><span>.</span></p>',
  );
});

import { createFormatter } from './create-formatter.ts';

jest.mock('@formatjs/icu-messageformat-parser', () => ({
  parse() {
    throw new Error('Production builds have no parser');
  },
}));

test('without a parser, compiled messages take precedence over those in the code of a remote in development', () => {
  const format = createFormatter('en', { 'home.title': 'Compiled' });
  expect(format({ id: 'home.title', defaultMessage: '{count, plural, other {#}}' })).toBe('Compiled');
});

test('without a parser, a message that only the code has is shown as written', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(createFormatter('en', {})({ id: 'home.new', defaultMessage: 'New text' })).toBe('New text');
});

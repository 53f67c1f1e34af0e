import { EMAIL_PLACEHOLDERS, fillPlaceholders, findUnknownPlaceholder } from './email-placeholders.ts';

test.each([
  ['Hello {name}, your code is {code}.', undefined],
  ['No placeholder', undefined],
  ['Hello {nmae}', '{nmae}'],
  ['Hello {Name}', '{Name}'],
  ['Hello { name }', '{ name }'],
  ['Hello {}', '{}'],
  ['Hello {name', '{name'],
  ['Hello {name\n}', '{name'],
  ['Hello {{wrong}}', '{{wrong}}'],
  ['Hello {{name}}', '{{name}}'],
  ['Hello {name}}', '{name}}'],
])('%j: the wrong placeholder is %j', (text, wrong) => {
  expect(findUnknownPlaceholder(text)).toBe(wrong);
});

test('each placeholder gets its value, once, and a value that looks like one stays', () => {
  const values = Object.fromEntries(EMAIL_PLACEHOLDERS.map((name) => [name, `<${name}>`])) as never;
  const text = EMAIL_PLACEHOLDERS.map((name) => `{${name}}`).join(' ');
  expect(fillPlaceholders(text, values)).toBe(EMAIL_PLACEHOLDERS.map((name) => `<${name}>`).join(' '));
  expect(fillPlaceholders('{name} {nmae}', { ...(values as object), name: '{code}' } as never)).toBe('{code} {nmae}');
});

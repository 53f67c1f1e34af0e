import {
  CONFIRMATION_CODE_PATTERN,
  confirmationCodeCandidates,
  createConfirmationCode,
  readConfirmationCode,
} from './confirmation-code.ts';

test('new codes match the pattern, use every character but 0, O, 1 and I, and are unique', () => {
  const codes = Array.from({ length: 2000 }, createConfirmationCode);
  const seen = new Map<string, number>();
  for (const code of codes) {
    expect(code).toMatch(new RegExp(CONFIRMATION_CODE_PATTERN));
    for (const character of code.replace('-', '')) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect([...seen.keys()].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
  expect(new Set(codes).size).toBeGreaterThan(1990);
  // 12,000 characters over 32: 375 each; twenty standard deviations would be far outside.
  for (const count of seen.values()) expect(Math.abs(count - 375)).toBeLessThan(120);
});

test.each([
  ['K7M-2QX', 'K7M-2QX'],
  [' k7m2qx ', 'K7M-2QX'],
  ['k7m 2qx', 'K7M-2QX'],
  ['#K7M – 2QX', 'K7M-2QX'],
  ['K 7 M 2 Q X', 'K7M-2QX'],
  ['\u200eK7M\u00a0-\u00a02QX\u200f', 'K7M-2QX'],
  ['Ｋ７Ｍ２ＱＸ', 'K7M-2QX'],
  ['OI0-1O1', 'OI0-1O1'],
  ['K7M-2Q', undefined],
  ['K7M-2QXX', undefined],
  ['K7M-2Q!', undefined],
  ['', undefined],
])('"%s" is read as %s', (text, code) => {
  expect(readConfirmationCode(text)).toBe(code);
  expect(confirmationCodeCandidates(text)[0]).toBe(code);
});

test('a code may have been meant with lookalikes', () => {
  expect(confirmationCodeCandidates('k7m2qx')).toEqual(['K7M-2QX']);
  expect(confirmationCodeCandidates('K0M-2Q1').sort()).toEqual(
    ['K0M-2Q1', 'K0M-2QI', 'K0M-2QL', 'KOM-2Q1', 'KOM-2QI', 'KOM-2QL'].sort(),
  );
  const most = confirmationCodeCandidates('111111');
  expect(new Set(most).size).toBe(729);
  expect(most[0]).toBe('111-111');
});

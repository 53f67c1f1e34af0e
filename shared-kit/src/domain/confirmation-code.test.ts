import { CONFIRMATION_CODE_PATTERN, createConfirmationCode } from './confirmation-code.ts';

test('codes match the pattern, use the whole alphabet and are unique', () => {
  const codes = Array.from({ length: 2000 }, createConfirmationCode);
  const seen = new Map<string, number>();
  for (const code of codes) {
    expect(code).toMatch(new RegExp(CONFIRMATION_CODE_PATTERN));
    for (const character of code.replace('-', '')) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(36);
  expect(new Set(codes).size).toBeGreaterThan(1995);
  // 12,000 characters over 36: 333 each; twenty standard deviations would be far outside.
  for (const count of seen.values()) expect(Math.abs(count - 333)).toBeLessThan(120);
});

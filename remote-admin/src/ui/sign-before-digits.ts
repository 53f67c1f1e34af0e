/** Returns an amount as it is written in the direction of the page: a minus before its digits. */
export function signBeforeDigits(written: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? written.replace(/^\u2212[\d.,]+/, '\u200E$&\u200F') : written;
}

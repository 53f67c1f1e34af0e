import { numberLanguage } from 'shared-kit/domain';
import { useFormat, useHost } from 'shared-kit/remote';
import { signBeforeDigits } from '../../ui/sign-before-digits.ts';

/** Returns functions that write figures of reports in the language of the page. A figure that there is not is a dash. */
export function useFigures() {
  const { site, locale } = useHost();
  const format = useFormat();
  const numbers = (options: Intl.NumberFormatOptions) => {
    const { format: write } = new Intl.NumberFormat(numberLanguage(locale.code), options);
    return (value: number | undefined) => (value === undefined ? '–' : write(value));
  };
  const share = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const signed = (options: Intl.NumberFormatOptions) => {
    const write = numbers({ maximumFractionDigits: 0, signDisplay: 'exceptZero', ...options });
    return (value: number) => write(value).replace('-', '\u2212');
  };
  const change = signed({ style: 'percent' });
  const points = signed({});
  return {
    money: (value: number | undefined) =>
      value === undefined ? '–' : signBeforeDigits(format.price(value, site.currencySigns.console), locale.direction),
    count: (value: number | undefined) => (value === undefined ? '–' : format.count(value)),
    share,
    /** By how much a figure differs from another one; nothing when that is none. */
    change: (now: number | undefined, then: number | undefined) =>
      now === undefined || !then ? '' : change(now / then - 1),
    /** By how many points a share differs from another one: a percentage of a percentage says nothing. */
    points: (now: number | undefined, then: number | undefined) =>
      now === undefined || !then ? '' : points((now - then) * 100),
  };
}

export type Figures = ReturnType<typeof useFigures>;

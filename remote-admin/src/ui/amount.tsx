import { LOCALES } from 'shared-kit/domain';
import { useFormat, useHost } from 'shared-kit/remote';
import { signBeforeDigits } from './sign-before-digits.ts';

interface AmountProps {
  readonly of: number;
  /** By default that of the console. */
  readonly sign?: string;
}

/** An amount of money, in the direction of the page: its currency stands on the same side everywhere, and a minus before its digits. */
export function Amount({ of, sign }: AmountProps) {
  const { site, locale } = useHost();
  const { price } = useFormat();
  const { direction } = LOCALES[locale.code];
  const written = price(of, sign ?? site.currencySigns.console);
  return (
    <bdi dir={direction} translate="no">
      {signBeforeDigits(written, direction)}
    </bdi>
  );
}

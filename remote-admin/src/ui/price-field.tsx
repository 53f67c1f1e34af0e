import { Input } from 'antd';
import { useHost } from 'shared-kit/remote';
import { parseAmount, parsePrice, showPrice, writePrice } from './parse-price.ts';

interface PriceFieldProps {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Whether the amount may be negative. */
  readonly isSigned?: boolean;
}

/** A text field that formats a valid price on blur, and shows it as the language writes it. Other text stays as typed. */
export function PriceField({
  value = '',
  placeholder = '',
  onChange,
  onBlur,
  isSigned = false,
  ...rest
}: PriceFieldProps) {
  const { site, locale } = useHost();
  const sign = site.currencySigns.console;
  const leave = () => {
    const price = (isSigned ? parseAmount : parsePrice)(value);
    const written = price.status === 'price' ? writePrice(price.cents / 100) : value;
    if (written !== value) onChange?.(written);
    // Runs the validation, which shows the problem.
    if (onBlur) afterPress(onBlur);
  };
  return (
    <Input
      {...rest}
      // The sign before or after the amount, depending on the language.
      {...(locale.code === 'en' ? { prefix: sign } : { suffix: sign })}
      // Keyboards for decimals have no minus.
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      value={showPrice(value, locale.code)}
      placeholder={showPrice(placeholder, locale.code)}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={leave}
    />
  );
}

/**
 * Calls `act` now, or after `mouseup` if a mouse button is down: an error message that appears between mousedown and
 * mouseup would move the pressed button, which would get no click event.
 */
function afterPress(act: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (isPressed) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}

import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { EntryField } from './entry-field.tsx';
import { FIELDS, READING_TEXT } from './texts.ts';

/** More kilometers since the last reading are asked about. */
const FAR = 5_000;

interface KilometersFieldProps {
  readonly value: number | undefined;
  /** The last reading that is known. */
  readonly last: number | undefined;
  readonly isReadOnly: boolean;
  readonly parse: (text: string) => number | null | undefined;
  readonly onChange: (kilometers: number | null) => void;
}

/** The reading of the counter: saved as soon as it is a number, and compared with the last one. */
export function KilometersField({ value, last, isReadOnly, parse, onChange }: KilometersFieldProps) {
  const { formatMessage } = useIntl();
  const { count } = useFormat();
  const [isNoNumber, setIsNoNumber] = useState(false);
  const write = (text: string) => {
    const kilometers = parse(text);
    setIsNoNumber(kilometers === undefined);
    if (kilometers !== undefined) onChange(kilometers);
  };
  const warning = () => {
    if (value === undefined || last === undefined) return undefined;
    if (value < last) return formatMessage(READING_TEXT.below, { count: count(last) });
    return value - last > FAR ? formatMessage(READING_TEXT.far, { count: count(value - last) }) : undefined;
  };
  return (
    <EntryField
      label={formatMessage(FIELDS.kilometers)}
      value={value === undefined ? '' : String(value)}
      inputMode="numeric"
      isLarge
      isReadOnly={isReadOnly}
      hint={last === undefined ? undefined : formatMessage(READING_TEXT.last, { count: count(last) })}
      warning={warning()}
      problem={isNoNumber ? formatMessage(READING_TEXT.noNumber) : undefined}
      onChange={write}
    />
  );
}

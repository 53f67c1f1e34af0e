import type { InputProps } from 'antd';
import { useState } from 'react';
import { PICKUP_TIMES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { ComboField } from './combo-field.tsx';
import { parseTime } from './parse-time.ts';
import { TIME_TEXT } from './texts.ts';

interface TimeFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** `14:00`, or empty. */
  readonly value?: string;
  readonly onChange?: (time: string) => void;
}

const HALF_HOURS = PICKUP_TIMES.filter((time) => /[03]0$/.test(time));
/** Where the list begins without a time. */
const FIRST_SHOWN = '09:00';

/** A time of the day, chosen from a list of half hours or typed. Text that is not a time does not change the value. */
export function TimeField({ value = '', onChange, ...input }: TimeFieldProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const [typed, setTyped] = useState<string>();
  const digits = digitsOf(parseTime(typed ?? '') === undefined ? '' : (typed ?? ''));
  const fitting = HALF_HOURS.filter((each) => digitsOf(time(each)).startsWith(digits));
  return (
    <ComboField
      maxLength={20}
      {...input}
      value={typed ?? (value && time(value))}
      onChange={(text) => {
        setTyped(text);
        const parsed = parseTime(text);
        if (parsed !== undefined) onChange?.(parsed);
      }}
      options={fitting.map((each) => ({ key: each, content: time(each) }))}
      listLabel={formatMessage(TIME_TEXT.list)}
      chosen={value}
      startsAt={FIRST_SHOWN}
      opensOnPress
      onChoose={(each) => {
        setTyped(undefined);
        onChange?.(each);
      }}
      suffix={<Icon name="chevronDown" size={18} />}
      onBlur={(event) => {
        setTyped(undefined);
        input.onBlur?.(event);
      }}
    />
  );
}

/** Returns the digits of a time without a zero before the hour, so that `9` finds `09:30`. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0(?=\d)/, '');
}

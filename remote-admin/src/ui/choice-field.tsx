import type { ComponentProps } from 'react';
import { Icon } from 'shared-kit/ui';
import styles from './choice-field.module.css';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceFieldProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly choices: readonly Choice<Value>[];
  /** Shown as long as nothing is chosen. */
  readonly placeholder?: string;
  readonly value?: Value | undefined;
  readonly onChange?: (value: Value) => void;
}

/**
 * One of a few. The browser's own control: a telephone opens its own picker, where Ant Design's list is placed
 * thousands of pixels away and widens the page (6.6.8, in a dialog).
 */
export function ChoiceField<Value extends string | number>({
  choices,
  placeholder,
  value,
  onChange,
  ...rest
}: ChoiceFieldProps<Value>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => String(choice.value) === text);
    if (chosen) onChange?.(chosen.value);
  };
  return (
    <span className={styles.field}>
      <select {...rest} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={18} />
    </span>
  );
}

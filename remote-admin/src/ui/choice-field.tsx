import type { ComponentProps } from 'react';
import { Icon } from 'shared-kit/ui';
import styles from './choice-field.module.css';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceFieldProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly choices: readonly Choice<Value>[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly value?: Value | undefined;
  readonly onChange?: (value: Value) => void;
}

/**
 * A native select. Ant Design's (6.6.8) misplaces its list in a dialog on a phone, which widens the page.
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

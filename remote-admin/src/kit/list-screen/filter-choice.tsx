import { ChoiceField } from '../../ui/choice-field.tsx';

interface FilterChoiceProps<Value> {
  readonly label: string;
  /** Name of the choice of all rows. */
  readonly all: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Undefined for all rows. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const ALL = 'all';

/** A filter of a list by one property. */
export function FilterChoice<Value extends string>({ label, all, choices, value, onChange }: FilterChoiceProps<Value>) {
  return (
    <ChoiceField<Value | typeof ALL>
      aria-label={label}
      value={value ?? ALL}
      choices={[{ value: ALL, label: all }, ...choices]}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  );
}

import type { ReactNode } from 'react';
import type { ContactField, ContactFieldName } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CONTACT_LABELS } from 'shared-kit/ui';
import { FormField } from './form-field.tsx';

interface TextFieldProps {
  readonly name: ContactFieldName;
  readonly field: ContactField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Below the error. */
  readonly after?: ReactNode;
}

/** A field of the contact details with its error. */
export function TextField({ name, field, value, error, onChange, onBlur, after }: TextFieldProps) {
  const { formatMessage } = useIntl();
  const { input, optional = false } = field;
  return (
    <FormField label={formatMessage(CONTACT_LABELS[name])} isOptional={optional} error={error} after={after}>
      {(control) => (
        <input
          {...control}
          name={name}
          {...input}
          spellCheck={false}
          required={!optional}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

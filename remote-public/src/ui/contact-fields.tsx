import { CONTACT_FIELD_LIST, type ContactFieldName, type ContactTexts } from 'shared-kit/domain';
import styles from './contact-fields.module.css';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

interface ContactFieldsProps {
  readonly texts: ContactTexts;
  readonly errors: { readonly [Name in ContactFieldName]?: string | undefined };
  readonly onChange: (name: ContactFieldName, text: string) => void;
}

const FIELD_OF: { readonly [Name in ContactFieldName]?: typeof EmailField } = {
  customerEmail: EmailField,
  customerPhone: PhoneField,
};

/** The fields of the contact details, in the order of the form. */
export function ContactFields({ texts, errors, onChange }: ContactFieldsProps) {
  return (
    <div className={styles.fields}>
      {CONTACT_FIELD_LIST.map(([name, field]) => {
        const Field = FIELD_OF[name] ?? TextField;
        return (
          <Field
            key={name}
            name={name}
            field={field}
            value={texts[name]}
            error={errors[name]}
            onChange={(text) => onChange(name, text)}
          />
        );
      })}
    </div>
  );
}

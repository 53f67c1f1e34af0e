import { type FormEvent, useEffect, useRef } from 'react';
import { CONTACT_FIELD_LIST } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Button } from 'shared-kit/ui';
import { TextField } from '../../ui/text-field.tsx';
import styles from './contact-form.module.css';
import { FormNotice } from './form-notice.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { BOOKING_TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';

/** The contact fields, the terms and the submit button. */
export function ContactForm({ form }: { readonly form: BookingForm }) {
  const { formatMessage } = useIntl();
  const { draft, errors, refusal, isSending, rejections } = form;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [rejections]);

  // The notice moves the button down, perhaps out of the window.
  useEffect(() => {
    if (refusal) button.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={formatMessage(BOOKING_TEXT.title)}
    >
      <h3 className={styles.heading}>{formatMessage(BOOKING_TEXT.contactHeading)}</h3>
      <div className={styles.fields}>
        {CONTACT_FIELD_LIST.map(([name, field]) => (
          <TextField
            key={name}
            name={name}
            field={field}
            value={draft.contact[name]}
            error={errors[name]}
            onChange={(value) => form.change(name, value)}
          />
        ))}
      </div>
      <TermsCheckbox isChecked={draft.hasAgreed} error={errors.terms} onChange={form.agree} />
      <FormNotice form={form} />
      <div ref={button} className={styles.submit}>
        {/* Not disabled while sending: the dialog would lose the focus. A second submit is ignored. */}
        <Button
          type="submit"
          size="large"
          wide
          aria-disabled={isSending || undefined}
          className={isSending ? styles.sending : undefined}
        >
          {formatMessage(isSending ? BOOKING_TEXT.processing : BOOKING_TEXT.confirm)}
        </Button>
        <p className={styles.assurance}>{formatMessage(BOOKING_TEXT.assurance)}</p>
      </div>
    </form>
  );
}

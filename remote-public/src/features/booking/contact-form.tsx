import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { ContactFields } from '../../ui/contact-fields.tsx';
import { asksYoungDriver } from '../../ui/offered-choices.ts';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import styles from './contact-form.module.css';
import { FormNotice } from './form-notice.tsx';
import { PickupDisclosure } from './pickup-disclosure.tsx';
import { shownLines } from './rental-choices.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { BOOKING_TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { usePricedParts } from './use-priced-parts.ts';

interface ContactFormProps {
  readonly form: BookingForm;
  readonly range: DateRange | undefined;
  /** What is about the owner's rules. */
  readonly parts: ReturnType<typeof usePricedParts>;
  /** Returns the alternatives to dates that are taken. */
  readonly offer: (taken: DateRange, onTake: () => void) => ReactNode;
}

/** The contact fields, the terms and the submit button. */
export function ContactForm({ form, range, parts, offer }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const { draft, errors, refusal, unanswered, isSending, rejections, rental, choices } = form;
  const { rates, price, formerPrice } = rental;
  const { YoungDriver, ReturnDisclosure, ExtrasDisclosure, PriceChange } = parts;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rejections === 0) return;
    const all = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid], [data-invalid]') ?? [])];
    const [invalid] = all;
    // A field in a closed `details` element cannot be focused: the element is opened first.
    const disclosure = invalid?.closest('details');
    if (disclosure) disclosure.open = true;
    // As many of the others as the window has room for.
    all.at(-1)?.scrollIntoView({ block: 'nearest' });
    invalid?.focus();
  }, [rejections]);

  // Scrolls to the button, which the notice may have moved out of view.
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
      <ContactFields texts={draft.contact} errors={errors} onChange={form.change} />
      {YoungDriver && asksYoungDriver(rates) && (
        <YoungDriver
          terms={rates.terms}
          isChecked={choices.youngDriver}
          onChange={(youngDriver) => form.choose({ youngDriver })}
        />
      )}
      <div className={styles.options}>
        <PickupDisclosure form={form} day={range?.from} />
        {ReturnDisclosure && rates.places.length > 0 && <ReturnDisclosure form={form} day={range?.to} />}
        {ExtrasDisclosure && rates.extras.length > 0 && <ExtrasDisclosure form={form} range={range} />}
      </div>
      <TermsCheckbox isChecked={draft.hasAgreed} error={errors.terms} onChange={form.agree} />
      {PriceChange && price && formerPrice && <PriceChange before={formerPrice} after={price} />}
      {!(PriceChange && formerPrice && refusal?.type === 'price_changed') && <FormNotice form={form} />}
      {/* After a lost answer the car may be taken by the visitor's own booking. */}
      {refusal?.type === 'car_unavailable' &&
        !unanswered &&
        !isSending &&
        offer(refusal.range, () => button.current?.querySelector('button')?.focus())}
      {isSending && <SlowNotice />}
      <div ref={button} className={styles.submit}>
        {price && shownLines(price).length > 0 && (
          <p className={styles.total}>
            <span>{formatMessage(BOOKING_TEXT.total)}</span>
            <strong translate="no">{format.price(price.totalPrice, sign)}</strong>
          </p>
        )}
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

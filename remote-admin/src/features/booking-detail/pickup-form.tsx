import { Form } from 'antd';
import { useState } from 'react';
import {
  type Booking,
  findPickupProblems,
  type PickupFieldName,
  type PickupTexts,
  placeNameOf,
  toPickupTexts,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { linesOf } from '../../data/booking-lines.ts';
import { type ChoiceValues, findChoiceChanges, toChoiceValues, withKindOfPlace } from '../../data/rental-choices.ts';
import type { SeenPrice } from '../../data/seen-price.ts';
import { useChangeQuotes } from '../../data/use-change-quotes.ts';
import { useRates } from '../../data/use-rates.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { useRebase } from '../../kit/record-form/use-rebase.ts';
import { PickupInputs } from '../../ui/pickup-inputs.tsx';
import { PriceChoice } from '../../ui/price-choice.tsx';
import { QuoteState } from '../../ui/quote-state.tsx';
import { RentalChoiceInputs } from '../../ui/rental-choice-inputs.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { findPickupChanges } from './find-pickup-changes.ts';
import { PICKUP_TEXT } from './texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

interface PickupFormProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

type FormValues = PickupTexts & ChoiceValues;

const toValues = (booking: Booking): FormValues => ({ ...toPickupTexts(booking), ...toChoiceValues(booking) });

/** Of the fields of this form the note alone never changes a price. */
const UNPRICED: readonly string[] = ['note', 'flightNumber', 'pickupAddress'];

/**
 * The form of the pick-up details, and of return and extras where the owner has set them up. A failed save keeps the input. If the
 * customer or a colleague has changed the same details meanwhile, it shows their current values in the fields that the person has
 * not edited.
 */
export function PickupForm({ booking, onClose }: PickupFormProps) {
  const { locale } = useHost();
  const { describeField } = useErrorText();
  const { isSaving, change } = useChangeBooking(PICKUP_TEXT);
  const [form] = Form.useForm<FormValues>();
  const [reprice, setReprice] = useState<'agreed' | 'today'>('agreed');
  // Initial values, so that a save does not revert concurrent changes by others.
  const [edited, rebase] = useRebase(form, booking, toValues);
  const begin = toValues(edited);
  const values: FormValues = { ...begin, ...Form.useWatch((all) => all, { form, preserve: true }) };
  const rates = useRates(edited.carId, { from: edited.pickupDate, to: edited.dropoffDate });
  const offered = rates.status === 'ready' ? rates.value : undefined;
  const places = offered?.places ?? [];
  const lines = linesOf(edited);

  const findChanges = (all: FormValues) => ({
    ...findPickupChanges(edited, all, places),
    ...findChoiceChanges(begin, all),
  });
  const priced = Object.entries(findChanges(values)).filter(([name]) => !UNPRICED.includes(name));
  const quotes = useChangeQuotes(edited, Object.fromEntries(priced), rates);
  const quoted = quotes.status === 'ready' ? quotes.value : undefined;

  const showErrors = (errors: Readonly<Record<string, string | undefined>>) =>
    form.setFields(
      Object.entries(errors).flatMap(([name, error]) =>
        name in begin && error ? [{ name: name as PickupFieldName, errors: [error] }] : [],
      ),
    );
  const submit = async () => {
    const all: FormValues = { ...begin, ...form.getFieldsValue(true) };
    const problems = Object.entries(findPickupProblems(withKindOfPlace(all, places)));
    if (problems.length > 0)
      return showErrors(Object.fromEntries(problems.map(([name, problem]) => [name, describeField(name, problem)])));
    const changes = findChanges(all);
    if (Object.keys(changes).length === 0) return onClose();
    const price: SeenPrice | undefined = quoted && { reprice, totalPrice: quoted[reprice].totalPrice };
    const changed = await change(edited, changes, price);
    if (changed.outcome === 'saved') return onClose();
    if (changed.outcome === 'failed') return showErrors(changed.fields);
    rebase(all, changed.booking);
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={begin} onFinish={() => void submit()}>
      <PickupInputs texts={values} places={places} placeName={placeNameOf(lines, 'pickup', locale.code)} />
      {offered && (
        <RentalChoiceInputs
          values={values}
          rates={offered}
          lines={lines}
          own={edited.extras ?? []}
          placeName={placeNameOf(lines, 'dropoff', locale.code)}
        />
      )}
      {(priced.length > 0 || quotes.status === 'failed') && <QuoteState state={quotes} />}
      {quoted && <PriceChoice quotes={quoted} value={reprice} onChange={setReprice} />}
      <FormButtons
        isSaving={isSaving}
        isIncomplete={priced.length > 0 && (quotes.status !== 'ready' || quotes.isRefreshing)}
        onCancel={onClose}
      />
    </Form>
  );
}

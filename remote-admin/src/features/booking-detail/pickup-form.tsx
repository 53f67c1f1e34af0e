import { Button, Form, Input } from 'antd';
import {
  type Booking,
  findPickupProblems,
  isPickupFieldAsked,
  PICKUP_FIELDS,
  PICKUP_PLACES,
  type PickupFieldName,
  type PickupTexts,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { useRebase } from '../../kit/record-form/use-rebase.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { NOTE_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './pickup-form.module.css';
import { findPickupChanges, toPickupTexts } from './pickup-form-values.ts';
import { PICKUP_TEXT } from './texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

interface PickupFormProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/**
 * The form of the pick-up details. A failed save keeps the input. If the customer or a colleague has changed the same
 * details meanwhile, it shows their current values in the fields that the person has not edited.
 */
export function PickupForm({ booking, onClose }: PickupFormProps) {
  const { formatMessage } = useIntl();
  const { describeField } = useErrorText();
  const { isSaving, change } = useChangeBooking(PICKUP_TEXT);
  const [form] = Form.useForm<PickupTexts>();
  // Initial values, so that a save does not revert concurrent changes by others.
  const [edited, rebase] = useRebase(form, booking, toPickupTexts);
  const begin = toPickupTexts(edited);
  const hoursRemark = useHoursRemark();
  const pickupTime = Form.useWatch('pickupTime', form) ?? begin.pickupTime;
  const pickupPlace = Form.useWatch('pickupPlace', form) ?? begin.pickupPlace;

  const showErrors = (errors: Readonly<Record<string, string | undefined>>) =>
    form.setFields(
      Object.entries(errors).flatMap(([name, error]) =>
        name in begin && error ? [{ name: name as PickupFieldName, errors: [error] }] : [],
      ),
    );
  const submit = async (shown: Partial<PickupTexts>) => {
    const texts = { ...begin, ...shown };
    const problems = Object.entries(findPickupProblems(texts));
    if (problems.length > 0)
      return showErrors(Object.fromEntries(problems.map(([name, problem]) => [name, describeField(name, problem)])));
    const changes = findPickupChanges(edited, texts);
    if (Object.keys(changes).length === 0) return onClose();
    const changed = await change(edited, changes);
    if (changed.outcome === 'saved') return onClose();
    if (changed.outcome === 'failed') return showErrors(changed.fields);
    rebase(texts, changed.booking);
  };
  const field = (name: PickupFieldName) => ({ name, label: formatMessage(PICKUP_LABELS[name]) });

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={begin}
      onFinish={(shown) => void submit(shown)}
    >
      <div className={styles.columns}>
        <Form.Item {...field('pickupTime')} extra={hoursRemark('staff', pickupTime)}>
          <Input type="time" />
        </Form.Item>
        <Form.Item {...field('pickupPlace')}>
          <ChoiceField
            choices={PICKUP_PLACES.map((value) => ({ value, label: formatMessage(PICKUP_PLACE_TEXT[value]) }))}
          />
        </Form.Item>
      </div>
      {(['pickupAddress', 'flightNumber'] as const)
        .filter((name) => isPickupFieldAsked(name, { pickupPlace }))
        .map((name) => (
          <Form.Item key={name} {...field(name)}>
            <Input autoComplete="off" maxLength={PICKUP_FIELDS[name].maxLength} />
          </Form.Item>
        ))}
      <Form.Item name="note" label={formatMessage(NOTE_TEXT.customer)}>
        <Input.TextArea rows={2} maxLength={PICKUP_FIELDS.note.maxLength} />
      </Form.Item>
      <div className={styles.footer}>
        <Button disabled={isSaving} onClick={onClose}>
          {formatMessage(PICKUP_TEXT.cancel)}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {formatMessage(PICKUP_TEXT.save)}
        </Button>
      </div>
    </Form>
  );
}

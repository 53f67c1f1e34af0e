import { Form } from 'antd';
import {
  type Booking,
  findPickupProblems,
  type PickupFieldName,
  type PickupTexts,
  toPickupTexts,
} from 'shared-kit/domain';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { useRebase } from '../../kit/record-form/use-rebase.ts';
import { PickupInputs } from '../../ui/pickup-inputs.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { findPickupChanges } from './find-pickup-changes.ts';
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
  const { describeField } = useErrorText();
  const { isSaving, change } = useChangeBooking(PICKUP_TEXT);
  const [form] = Form.useForm<PickupTexts>();
  // Initial values, so that a save does not revert concurrent changes by others.
  const [edited, rebase] = useRebase(form, booking, toPickupTexts);
  const begin = toPickupTexts(edited);
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

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={begin}
      onFinish={(shown) => void submit(shown)}
    >
      <PickupInputs texts={{ pickupTime, pickupPlace }} />
      <FormButtons isSaving={isSaving} onCancel={onClose} />
    </Form>
  );
}

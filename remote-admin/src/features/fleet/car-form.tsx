import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { CAR_FIELDS, CAR_FUELS, CAR_SEATS, CAR_TRANSMISSIONS, CAR_TYPES, type Car } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { ChoiceField } from '../../ui/choice-field.tsx';
import styles from './car-form.module.css';
import { type CarFormValues, initialValues, readCar, writePrice } from './car-form-values.ts';
import { ImageField } from './image-field.tsx';
import { parsePrice } from './parse-price.ts';
import { PriceField } from './price-field.tsx';
import { describePriceProblem, FORM_TEXT, FREE_OF_CHARGE } from './texts.ts';
import { useCarDraft } from './use-car-draft.ts';
import { useSaveCar } from './use-save-car.ts';
import { useUploadedImages } from './use-uploaded-images.ts';

interface CarFormProps {
  /** The car to edit; undefined for a new one. */
  readonly car: Car | undefined;
  /** The form must not be closed meanwhile: its input is still needed. */
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onClose: () => void;
}

/** The form of a car. A failed save keeps the input. */
export function CarForm({ car, isSaving, onSaving, onClose }: CarFormProps) {
  const { site } = useHost();
  const { modal } = App.useApp();
  const [form] = Form.useForm<CarFormValues>();
  const name = Form.useWatch('name', form);
  const draft = useCarDraft();
  const [begin] = useState(() => draft.read() ?? { car, values: initialValues(car), image: car?.image ?? '' });
  const [image, setImage] = useState(begin.image);
  const save = useSaveCar(car);
  const uploads = useUploadedImages(() => draft.read()?.image);

  const keep = (shownImage: string) => draft.keep({ car, values: form.getFieldsValue(), image: shownImage });
  const changeImage = (next: string) => {
    setImage(next);
    keep(next);
  };
  const checkPrice = async (_rule: unknown, text: string) => {
    const problem = describePriceProblem(parsePrice(text), site.currencySigns.console);
    if (problem) throw new Error(problem);
  };
  const askIfFree = () =>
    modal.confirm({
      title: FREE_OF_CHARGE.title,
      content: FREE_OF_CHARGE.question,
      okText: FREE_OF_CHARGE.yes,
      cancelText: FREE_OF_CHARGE.no,
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
    });
  const submit = async (values: CarFormValues) => {
    const filled = readCar(values, image);
    if (!filled || isSaving) return;
    // Enter submits without a blur event, which would format the price.
    form.setFieldValue('price', writePrice(filled.price));
    keep(image);
    if (filled.price === 0 && !(await askIfFree())) return;
    onSaving(true);
    // Even a failed save may have reached the server.
    uploads.keep(filled.image);
    const saved = await save(filled);
    onSaving(false);
    if (saved.outcome === 'saved') return onClose();
    const problems = Object.entries(saved.fields).filter(([field]) => field in values);
    form.setFields(problems.map(([field, problem]) => ({ name: field as keyof CarFormValues, errors: [problem] })));
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={begin.values}
      onValuesChange={() => keep(image)}
      onFinish={submit}
    >
      <div className={styles.nameAndPrice}>
        <Form.Item
          name="name"
          label={FORM_TEXT.name}
          rules={[{ ...required(FORM_TEXT.nameMissing), whitespace: true }]}
        >
          <Input maxLength={CAR_FIELDS.name.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="price"
          label={FORM_TEXT.price}
          // Not while the price is still being typed.
          validateTrigger={['onChange', 'onBlur']}
          rules={[
            { ...required(FORM_TEXT.priceMissing), whitespace: true, validateTrigger: 'onChange' },
            { validator: checkPrice, validateTrigger: 'onBlur' },
          ]}
        >
          <PriceField />
        </Form.Item>
      </div>
      <div className={styles.columns}>
        <Form.Item name="type" label={FORM_TEXT.type} rules={[required(FORM_TEXT.typeMissing)]}>
          <ChoiceField placeholder={FORM_TEXT.chooseType} choices={choices(CAR_TYPES)} />
        </Form.Item>
        <Form.Item name="seats" label={FORM_TEXT.seats} rules={[required(FORM_TEXT.seatsMissing)]}>
          <ChoiceField choices={choices(CAR_SEATS)} />
        </Form.Item>
        <Form.Item name="fuel" label={FORM_TEXT.fuel} rules={[required(FORM_TEXT.fuelMissing)]}>
          <ChoiceField choices={choices(CAR_FUELS)} />
        </Form.Item>
        <Form.Item name="transmission" label={FORM_TEXT.transmission} rules={[required(FORM_TEXT.transmissionMissing)]}>
          <ChoiceField choices={choices(CAR_TRANSMISSIONS)} />
        </Form.Item>
      </div>
      <ImageField
        image={image}
        saved={car?.image ?? ''}
        name={name ?? ''}
        onUpload={() => keep(image)}
        onChange={changeImage}
        onUploaded={(uploaded) => {
          uploads.add(uploaded);
          changeImage(uploaded.url);
        }}
      />
      <div className={styles.footer}>
        <Button disabled={isSaving} onClick={onClose}>
          {FORM_TEXT.cancel}
        </Button>
        <Button type="primary" htmlType="submit" disabled={!image} loading={isSaving}>
          {isSaving ? FORM_TEXT.saving : FORM_TEXT.save}
        </Button>
      </div>
    </Form>
  );
}

function required(message: string) {
  return { required: true, message } as const;
}

function choices<Value extends string | number>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: String(value) }));
}

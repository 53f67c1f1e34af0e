import { Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { CAR_FIELDS, CAR_FUELS, CAR_SEATS, CAR_TRANSMISSIONS, CAR_TYPES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useCarValues } from 'shared-kit/ui';
import { usePermission } from '../../data/use-permission.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import formFooter from '../../kit/record-form/form-footer.module.css';
import type { RecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import styles from './car-form.module.css';
import { type CarFormValues, readCar } from './car-form-values.ts';
import { FurtherImages } from './further-images.tsx';
import { ImageField } from './image-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { FORM_TEXT } from './texts.ts';
import { useAskIfFree } from './use-ask-if-free.ts';
import type { CarFormState } from './use-car-dialog.ts';
import { useFurtherUploads } from './use-further-uploads.ts';
import { useSaveCar } from './use-save-car.ts';
import { useUploadedImages } from './use-uploaded-images.ts';

interface CarFormProps extends Pick<RecordDialog<CarFormState>, 'keep' | 'readDraft' | 'close'> {
  readonly state: CarFormState;
  /** While true, the form must not be closed, because its input is still needed. */
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
}

/** The form of a car. A failed save keeps the input. */
export function CarForm({ state, isSaving, onSaving, keep: keepDraft, readDraft, close }: CarFormProps) {
  const { formatMessage } = useIntl();
  const carValues = useCarValues();
  const describePriceProblem = usePriceProblem();
  const askIfFree = useAskIfFree();
  const [form] = Form.useForm<CarFormValues>();
  const name = Form.useWatch('name', form);
  const mayPrice = usePermission('cars.price');
  const { car } = state;
  // The current pictures, since uploads of further pictures may finish while the first one is changed.
  const latest = useRef({ image: state.image, images: state.images });
  const [{ image, images }, setImages] = useState(latest.current);
  const save = useSaveCar(car);
  const uploads = useUploadedImages(() => {
    const kept = readDraft();
    return kept ? [kept.image, ...kept.images] : [];
  });

  const keep = () => keepDraft({ car, values: form.getFieldsValue(), ...latest.current });
  const changeImages = (part: Partial<typeof latest.current>) => {
    latest.current = { ...latest.current, ...part };
    setImages(latest.current);
    keep();
  };
  const further = useFurtherUploads((uploaded) => {
    uploads.add(uploaded);
    changeImages({ images: [...latest.current.images, uploaded.url] });
  });
  const isSending = further.uploads.some(({ problem }) => problem === undefined);
  const checkPrice = async (_rule: unknown, text: string) => {
    const problem = describePriceProblem(parsePrice(text));
    if (problem) throw new Error(problem);
  };
  const submit = async (values: CarFormValues) => {
    const filled = readCar(values, image, images);
    if (!filled || isSaving || isSending) return;
    // Enter submits without a blur event, which would format the price.
    form.setFieldValue('price', writePrice(filled.price));
    keep();
    if (filled.price === 0 && !(await askIfFree())) return;
    onSaving(true);
    // A failed save may have taken effect on the server: the images are kept.
    uploads.keep([filled.image, ...images]);
    const saved = await save(filled);
    onSaving(false);
    if (saved.outcome === 'saved') return close();
    const problems = Object.entries(saved.fields).filter(([field]) => field in values);
    form.setFields(problems.map(([field, problem]) => ({ name: field as keyof CarFormValues, errors: [problem] })));
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={state.values}
      onValuesChange={keep}
      onFinish={submit}
      className={styles.form ?? ''}
    >
      <div>
        <div className={styles.nameAndPrice}>
          <Form.Item
            name="name"
            label={formatMessage(FORM_TEXT.name)}
            rules={[{ ...required(formatMessage(FORM_TEXT.nameMissing)), whitespace: true }]}
          >
            <Input autoFocus={!car} maxLength={CAR_FIELDS.name.maxLength} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="price"
            label={formatMessage(FORM_TEXT.price)}
            // Not while the price is still being typed.
            validateTrigger={['onChange', 'onBlur']}
            rules={[
              { ...required(formatMessage(FORM_TEXT.priceMissing)), whitespace: true, validateTrigger: 'onChange' },
              { validator: checkPrice, validateTrigger: 'onBlur' },
            ]}
          >
            <PriceField disabled={!mayPrice} />
          </Form.Item>
        </div>
        <div className={styles.columns}>
          <Form.Item
            name="type"
            label={formatMessage(FORM_TEXT.type)}
            rules={[required(formatMessage(FORM_TEXT.typeMissing))]}
          >
            <ChoiceField
              placeholder={formatMessage(FORM_TEXT.chooseType)}
              choices={choices(CAR_TYPES, carValues.type)}
            />
          </Form.Item>
          <Form.Item
            name="seats"
            label={formatMessage(FORM_TEXT.seats)}
            rules={[required(formatMessage(FORM_TEXT.seatsMissing))]}
          >
            <ChoiceField choices={choices(CAR_SEATS, String)} />
          </Form.Item>
          <Form.Item
            name="fuel"
            label={formatMessage(FORM_TEXT.fuel)}
            rules={[required(formatMessage(FORM_TEXT.fuelMissing))]}
          >
            <ChoiceField choices={choices(CAR_FUELS, carValues.fuel)} />
          </Form.Item>
          <Form.Item
            name="transmission"
            label={formatMessage(FORM_TEXT.transmission)}
            rules={[required(formatMessage(FORM_TEXT.transmissionMissing))]}
          >
            <ChoiceField choices={choices(CAR_TRANSMISSIONS, carValues.transmission)} />
          </Form.Item>
        </div>
      </div>
      <ImageField
        image={image}
        saved={car?.image ?? ''}
        name={name ?? ''}
        onUpload={keep}
        onFurther={further.add}
        onChange={(next) => changeImages({ image: next })}
        onUploaded={(uploaded) => {
          uploads.add(uploaded);
          changeImages({ image: uploaded.url });
        }}
      />
      <MoreFields />
      <FurtherImages
        images={images}
        uploading={further}
        onChange={(change) => changeImages({ images: change(latest.current.images) })}
      />
      <div className={`${styles.footer} ${formFooter.footer}`}>
        <FormButtons
          isSaving={isSaving}
          isIncomplete={!image || isSending}
          {...(isSaving && { save: FORM_TEXT.saving })}
          onCancel={close}
        />
      </div>
    </Form>
  );
}

function required(message: string) {
  return { required: true, message } as const;
}

function choices<Value extends string | number>(values: readonly Value[], name: (value: Value) => string) {
  return values.map((value) => ({ value, label: name(value) }));
}

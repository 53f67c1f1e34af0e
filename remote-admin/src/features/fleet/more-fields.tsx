import { Form, Input, Select, Switch } from 'antd';
import { CAR_FIELDS, type NumberFieldDefinition } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { parseNumber } from '../../ui/parse-number.ts';
import plateStyles from '../../ui/plate.module.css';
import styles from './car-form.module.css';
import { FEATURES_TEXT, MORE_TEXT } from './texts.ts';
import { useCarFeatures } from './use-car-features.ts';

/** The optional fields of a car. */
export function MoreFields() {
  const { formatMessage } = useIntl();
  const known = useCarFeatures();
  const { features, plate, colour, year, mileage, rating } = CAR_FIELDS;

  /** Checks a number once it is typed. */
  const number = (field: NumberFieldDefinition, problem: Message) => ({
    validateTrigger: ['onBlur'],
    rules: [
      {
        async validator(_rule: unknown, text: string) {
          const value = parseNumber(text, field);
          if (value === undefined || (value === null && !field.optional)) throw new Error(formatMessage(problem));
        },
      },
    ],
  });
  const lengths = {
    async validator(_rule: unknown, chosen: readonly string[]) {
      const long = chosen.find((feature) => feature.trim().length > features.maxLength);
      if (long) throw new Error(formatMessage(FEATURES_TEXT.tooLong, { maximum: features.maxLength }));
    },
  };

  return (
    <fieldset className={styles.more}>
      <legend>{formatMessage(MORE_TEXT.title)}</legend>
      <div className={styles.columns}>
        <Form.Item name="plate" label={formatMessage(MORE_TEXT.plate)}>
          <Input
            maxLength={plate.maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            className={plateStyles.plate ?? ''}
          />
        </Form.Item>
        <Form.Item name="colour" label={formatMessage(MORE_TEXT.colour)}>
          <Input maxLength={colour.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="year" label={formatMessage(MORE_TEXT.year)} {...number(year, MORE_TEXT.yearInvalid)}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="mileage"
          label={formatMessage(MORE_TEXT.mileage)}
          {...number(mileage, MORE_TEXT.mileageInvalid)}
        >
          <Input inputMode="numeric" autoComplete="off" suffix={formatMessage(MORE_TEXT.kilometers)} />
        </Form.Item>
        <Form.Item name="rating" label={formatMessage(MORE_TEXT.rating)} {...number(rating, MORE_TEXT.ratingInvalid)}>
          <Input inputMode="decimal" autoComplete="off" />
        </Form.Item>
        <Form.Item name="onSale" label={formatMessage(MORE_TEXT.onSale)} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Form.Item
        name="features"
        label={formatMessage(FEATURES_TEXT.label)}
        extra={formatMessage(FEATURES_TEXT.hint)}
        rules={[lengths]}
      >
        <Select
          mode="tags"
          maxCount={features.maxItems}
          options={known.map((value) => ({ value }))}
          tokenSeparators={[',', '،']}
          suffixIcon={null}
          // In the dialog, which otherwise would widen the page on a phone.
          getPopupContainer={(field) => field.parentElement ?? document.body}
        />
      </Form.Item>
    </fieldset>
  );
}

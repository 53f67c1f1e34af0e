import { Checkbox, Form } from 'antd';
import { EXTRA_FIELDS, EXTRA_PERIODS, type Extra, NAMES, nameIn } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS } from 'shared-kit/ui';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AmountItem, LanguagesItem, NumberItem } from './form-items.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import styles from './prices.module.css';
import { RulePanel } from './rule-panel.tsx';
import { EXTRA_TEXT, PERIOD_TEXT } from './texts.ts';

/** What is rented together with a car. */
export function ExtrasPanel({ state }: { readonly state: QueryState<readonly Extra[]> }) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const { currencySigns } = useHost().site;
  const amount = (value: number) => format.price(value, currencySigns.console);
  return (
    <RulePanel
      entity="Extras"
      texts={EXTRA_TEXT}
      state={state}
      describe={({ names, per, price, maxAmount, maxQuantity, stock, active }) => ({
        name: nameIn(names, locale),
        title: (
          <>
            <strong>
              <bdi>{nameIn(names, locale)}</bdi>
            </strong>{' '}
            {!active && <Tag color="gray" label={formatMessage(EXTRA_TEXT.inactive)} />}
          </>
        ),
        facts: [
          `${amount(price)} ${formatMessage(PERIOD_TEXT[per])}`,
          maxAmount !== undefined && formatMessage(EXTRA_TEXT.atMost, { amount: amount(maxAmount) }),
          maxQuantity !== undefined && formatMessage(EXTRA_TEXT.upTo, { count: maxQuantity }),
          stock !== undefined && formatMessage(EXTRA_TEXT.inStock, { count: stock }),
        ],
        notes: <MissingLanguages texts={names} />,
      })}
      fields={() => (
        <>
          <LanguagesItem name="names" maxLength={NAMES.parts.en.maxLength} />
          <div className={styles.pair}>
            <AmountItem name="price" label={EXTRA_TEXT.price} isRequired />
            <Form.Item name="per" label={formatMessage(FIELD_LABELS.per)}>
              <ChoiceField
                choices={EXTRA_PERIODS.map((value) => ({ value, label: formatMessage(PERIOD_TEXT[value]) }))}
              />
            </Form.Item>
            <AmountItem name="maxAmount" hint={EXTRA_TEXT.maxHint} />
            <NumberItem name="maxQuantity" field={EXTRA_FIELDS.maxQuantity} hint={EXTRA_TEXT.quantityHint} />
            <NumberItem name="stock" field={EXTRA_FIELDS.stock} hint={EXTRA_TEXT.stockHint} />
          </div>
          <Form.Item name="active" valuePropName="checked">
            <Checkbox>{formatMessage(EXTRA_TEXT.active)}</Checkbox>
          </Form.Item>
        </>
      )}
    />
  );
}

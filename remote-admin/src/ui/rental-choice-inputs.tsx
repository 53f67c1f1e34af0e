import { Form } from 'antd';
import type { OfferedRates } from 'shared-kit/api-client';
import { type ChosenExtra, type Extra, MAX_EXTRA_QUANTITY, nameIn, type QuoteLine } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS } from 'shared-kit/ui';
import { type ChoiceValues, readExtras, writeExtras } from '../data/rental-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import { PRICE_TEXT } from './price-texts.ts';
import styles from './rental-choice-inputs.module.css';
import { TimeField } from './time-field.tsx';
import { usePlaceChoices } from './use-place-choices.ts';

interface RentalChoiceInputsProps {
  readonly values: ChoiceValues;
  /** Of the car on the days of the rental. */
  readonly rates: OfferedRates;
  /** Of the booking that is edited: extras and places that are no longer offered have their names there. */
  readonly lines: readonly QuoteLine[];
  /** What the booking that is edited has of the extras: its own pieces are not taken. */
  readonly own: readonly ChosenExtra[];
  /** Name of the booking's place of return. */
  readonly placeName?: string | undefined;
}

/** The inputs of what the owner's rules offer besides the car: return, extras, young driver. Nothing where there are no rules. */
export function RentalChoiceInputs({ values, rates, lines, own, placeName }: RentalChoiceInputsProps) {
  const { formatMessage } = useIntl();
  const choicesOf = usePlaceChoices(rates.places);
  const { places, extras, terms } = rates;
  const hasReturn = places.length > 0 || values.dropoffPlace !== '' || values.dropoffTime !== '';
  const hasYoungDriver = terms.youngDriverPerDay !== undefined || values.youngDriver;
  const hasExtras = extras.length > 0 || values.extras !== '';
  return (
    <>
      {hasReturn && (
        <div className={styles.columns}>
          <Form.Item name="dropoffTime" label={formatMessage(FIELD_LABELS.dropoffTime)}>
            <TimeField />
          </Form.Item>
          <Form.Item name="dropoffPlace" label={formatMessage(FIELD_LABELS.dropoffPlace)}>
            <ChoiceField
              choices={[
                { value: '', label: formatMessage(PRICE_TEXT.asPickup) },
                ...choicesOf('dropoff', values.dropoffPlace, placeName),
              ]}
            />
          </Form.Item>
        </div>
      )}
      {hasExtras && (
        <Form.Item name="extras" noStyle>
          <ExtrasField offered={extras} lines={lines} own={own} />
        </Form.Item>
      )}
      {hasYoungDriver && (
        <Form.Item name="youngDriver" valuePropName="checked" noStyle>
          <YoungDriverBox perDay={terms.youngDriverPerDay} atMost={terms.youngDriverMax} />
        </Form.Item>
      )}
    </>
  );
}

interface ExtrasFieldProps extends Pick<RentalChoiceInputsProps, 'lines' | 'own'> {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly offered: OfferedRates['extras'];
}

/** How many pieces of each extra. */
function ExtrasField({ id, value = '', onChange, offered, lines, own }: ExtrasFieldProps) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const describe = useExtraPrice();
  const chosen = readExtras(value);
  const quantityOf = (list: readonly ChosenExtra[], extraId: number) =>
    list.find((each) => each.id === extraId)?.quantity ?? 0;
  const choose = (extraId: number, quantity: number) =>
    onChange?.(writeExtras([...chosen.filter((each) => each.id !== extraId), { id: extraId, quantity }]));
  const gone = chosen.filter((each) => !offered.some((extra) => extra.id === each.id));
  const nameOfGone = ({ id: extraId }: ChosenExtra) => {
    const line = lines.find(({ kind, code }) => kind === 'extra' && code === String(extraId));
    return line ? nameIn({ ...line.names, en: line.label }, locale.code) : String(extraId);
  };
  const rows = [
    ...offered.map((extra) => {
      const { left } = extra;
      const free = left === undefined ? MAX_EXTRA_QUANTITY : left + quantityOf(own, extra.id);
      return {
        id: extra.id,
        name: nameIn(extra.names, locale.code),
        detail: [describe(extra), left !== undefined && formatMessage(PRICE_TEXT.left, { count: left })]
          .filter(Boolean)
          .join(' · '),
        maximum: Math.max(quantityOf(chosen, extra.id), Math.min(extra.maxQuantity ?? 1, free)),
      };
    }),
    ...gone.map((each) => ({
      id: each.id,
      name: nameOfGone(each),
      detail: '',
      maximum: each.quantity,
    })),
  ];
  return (
    <fieldset id={id} tabIndex={-1} className={styles.extras}>
      <legend>{formatMessage(FIELD_LABELS.extras)}</legend>
      {rows.map((row) => (
        <label key={row.id} htmlFor={`${id}-${row.id}`}>
          <span>
            <bdi>{row.name}</bdi> <small>{row.detail}</small>
          </span>
          <ChoiceField
            id={`${id}-${row.id}`}
            value={quantityOf(chosen, row.id)}
            disabled={row.maximum === 0}
            choices={Array.from({ length: row.maximum + 1 }, (_, quantity) => ({
              value: quantity,
              label: String(quantity),
            }))}
            onChange={(quantity) => choose(row.id, quantity)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the function that says what one piece of an extra costs: "€4 per day, at most €40". */
function useExtraPrice() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const price = (amount: number) => format.price(amount, site.currencySigns.console);
  return ({ per, price: amount, maxAmount }: Pick<Extra, 'per' | 'price' | 'maxAmount'>) =>
    [
      formatMessage(per === 'day' ? PRICE_TEXT.perDay : PRICE_TEXT.perRental, { price: price(amount) }),
      maxAmount !== undefined && formatMessage(PRICE_TEXT.atMost, { price: price(maxAmount) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

interface YoungDriverBoxProps {
  readonly id?: string;
  readonly checked?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
  readonly perDay: number | undefined;
  readonly atMost: number | undefined;
}

function YoungDriverBox({ id, checked = false, onChange, perDay, atMost }: YoungDriverBoxProps) {
  const { formatMessage } = useIntl();
  const describe = useExtraPrice();
  return (
    <label className={styles.box}>
      <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange?.(target.checked)} />
      <span>
        <span>{formatMessage(FIELD_LABELS.youngDriver)}</span>{' '}
        {perDay !== undefined && (
          <small>{describe({ per: 'day', price: perDay, ...(atMost !== undefined && { maxAmount: atMost }) })}</small>
        )}
      </span>
    </label>
  );
}

import { Form } from 'antd';
import {
  CAR_TYPES,
  type Car,
  DEPOSIT_METHODS,
  FUEL_RULES,
  findContradictions,
  nameIn,
  RENTAL_TERMS_FIELDS,
  type RentalTermsOfClass,
  SENTENCE_PARTS,
  STATED_TERMS,
  termsOf,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS, useCarValues } from 'shared-kit/ui';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { AmountItem, LanguagesItem, NumberItem } from './form-items.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import styles from './prices.module.css';
import { RulePanel } from './rule-panel.tsx';
import { DEPOSIT_METHOD_TEXT, FUEL_RULE_TEXT, STATED_TEXT, TERMS_TEXT } from './texts.ts';

interface TermsPanelProps {
  readonly state: QueryState<readonly RentalTermsOfClass[]>;
  readonly cars: readonly Car[];
}

/** What holds for rentals of a class, or of all; what the texts of the site say otherwise is named. */
export function TermsPanel({ state, cars }: TermsPanelProps) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const { currencySigns } = useHost().site;
  const carValues = useCarValues();
  const stored = state.status === 'ready' ? state.value : [];
  const nameOf = (type: RentalTermsOfClass['type']) =>
    type ? carValues.type(type) : formatMessage(TERMS_TEXT.default);
  const choicesOf = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, Message>>) => [
    { value: '', label: formatMessage(TERMS_TEXT.notSet) },
    ...values.map((value) => ({ value: value as string, label: formatMessage(texts[value]) })),
  ];
  const factsOf = (terms: RentalTermsOfClass): readonly DescriptionEntry[] => {
    const money = (amount: number | undefined) => amount !== undefined && format.price(amount, currencySigns.console);
    const { depositMethod, fuelRule, documents, borders } = terms;
    const facts: Partial<Record<keyof typeof FIELD_LABELS, string | number | false | undefined>> = {
      deposit: money(terms.deposit),
      depositMethod: depositMethod && formatMessage(DEPOSIT_METHOD_TEXT[depositMethod]),
      excess: money(terms.excess),
      fuelRule: fuelRule && formatMessage(FUEL_RULE_TEXT[fuelRule]),
      fuelPrice: money(terms.fuelPrice),
      kmPerDay: terms.kmPerDay,
      kmPrice: money(terms.kmPrice),
      minAge: terms.minAge,
      minLicenceYears: terms.minLicenceYears,
      youngDriverBelow: terms.youngDriverBelow,
      youngDriverPerDay: money(terms.youngDriverPerDay),
      youngDriverMax: money(terms.youngDriverMax),
      documents: documents && nameIn(documents, locale),
      borders: borders && nameIn(borders, locale),
    };
    return Object.entries(facts).flatMap(([name, value]) =>
      value === undefined || value === false
        ? []
        : [[formatMessage(FIELD_LABELS[name as keyof typeof FIELD_LABELS]), <bdi key={name}>{value}</bdi>]],
    );
  };
  return (
    <RulePanel
      entity="RentalTerms"
      texts={TERMS_TEXT}
      state={state}
      order={(terms) => terms.toSorted((one, other) => Number(Boolean(one.type)) - Number(Boolean(other.type)))}
      describe={(terms) => ({
        name: nameOf(terms.type),
        title: <strong>{nameOf(terms.type)}</strong>,
        facts: [],
        notes: (
          <>
            <div className={styles.terms}>
              <DescriptionList entries={factsOf(terms)} />
            </div>
            <div className={styles.lines}>
              <MissingLanguages texts={terms.documents} of={FIELD_LABELS.documents} />
              <MissingLanguages texts={terms.borders} of={FIELD_LABELS.borders} />
            </div>
            <Contradictions terms={terms} stored={stored} cars={cars} />
          </>
        ),
      })}
      fields={(edited) => (
        <>
          <p className={styles.second}>{formatMessage(TERMS_TEXT.unset)}</p>
          <Form.Item name="type" label={formatMessage(TERMS_TEXT.forClass)}>
            <ChoiceField
              choices={[undefined, ...CAR_TYPES]
                .filter((type) => type === edited?.type || !stored.some((other) => other.type === type))
                .map((type) => ({ value: (type ?? '') as string, label: nameOf(type) }))}
            />
          </Form.Item>
          <div className={styles.pair}>
            <AmountItem name="deposit" />
            <Form.Item name="depositMethod" label={formatMessage(FIELD_LABELS.depositMethod)}>
              <ChoiceField choices={choicesOf(DEPOSIT_METHODS, DEPOSIT_METHOD_TEXT)} />
            </Form.Item>
            <AmountItem name="excess" />
            <Form.Item name="fuelRule" label={formatMessage(FIELD_LABELS.fuelRule)}>
              <ChoiceField choices={choicesOf(FUEL_RULES, FUEL_RULE_TEXT)} />
            </Form.Item>
            <AmountItem name="fuelPrice" />
            <NumberItem name="kmPerDay" field={RENTAL_TERMS_FIELDS.kmPerDay} />
            <AmountItem name="kmPrice" />
            <NumberItem name="minAge" field={RENTAL_TERMS_FIELDS.minAge} />
            <NumberItem name="minLicenceYears" field={RENTAL_TERMS_FIELDS.minLicenceYears} />
            <NumberItem name="youngDriverBelow" field={RENTAL_TERMS_FIELDS.youngDriverBelow} />
            <AmountItem name="youngDriverPerDay" />
            <AmountItem name="youngDriverMax" />
          </div>
          <LanguagesItem name="documents" maxLength={SENTENCE_PARTS.en.maxLength} />
          <LanguagesItem name="borders" maxLength={SENTENCE_PARTS.en.maxLength} />
        </>
      )}
    />
  );
}

interface ContradictionsProps {
  readonly terms: RentalTermsOfClass;
  readonly stored: readonly RentalTermsOfClass[];
  readonly cars: readonly Car[];
}

/** Names what the texts of the site say otherwise. */
function Contradictions({ terms, stored, cars }: ContradictionsProps) {
  const { formatMessage } = useIntl();
  const defaults = termsOf(stored);
  const found = findContradictions(terms, defaults, cars);
  if (found.length === 0) return null;
  const stated: Readonly<Record<string, unknown>> = { ...STATED_TERMS, ...defaults };
  const set: Readonly<Record<string, unknown>> = { ...terms };
  return (
    <div className={styles.warning}>
      <p>{formatMessage(TERMS_TEXT.contradicts)}</p>
      <ul>
        {found.map((name) => (
          <li key={name}>
            {formatMessage(STATED_TEXT[name], { stated: Number(stated[name] ?? 0), set: String(set[name] ?? '') })}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Button, Form, Input } from 'antd';
import { type ComponentType, type ReactNode, useId } from 'react';
import { LOCALE_CODES, LOCALES, type NumberFieldDefinition } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { FIELD_LABELS, Icon } from 'shared-kit/ui';
import { parseNumber } from '../../ui/parse-number.ts';
import { parsePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { MissingLanguages } from './missing-languages.tsx';
import styles from './prices.module.css';
import { parseAmount } from './rule-values.ts';
import { NAMES_TEXT, RULE_TEXT } from './texts.ts';

type FieldName = keyof typeof FIELD_LABELS;

interface ItemProps {
  readonly name: FieldName;
  readonly label?: Message;
  readonly hint?: Message;
  readonly isRequired?: boolean;
}

/** Fields that are checked when they are left, so that nothing is said while somebody types. */
const ON_LEAVE = ['onBlur'];

/** Returns what fields of numbers have in common: label, hint, and a check that describes the problem of a text. */
function useItem() {
  const { formatMessage } = useIntl();
  return (
    { name, label = FIELD_LABELS[name], hint, isRequired = false }: ItemProps,
    findProblem: (text: string) => string | undefined,
  ) => ({
    name,
    label: formatMessage(label),
    ...(hint && { extra: formatMessage(hint) }),
    validateTrigger: ON_LEAVE,
    rules: [
      {
        async validator(_rule: unknown, text: string) {
          const isEmpty = text.trim() === '';
          const problem = isEmpty ? isRequired && formatMessage(RULE_TEXT.required) : findProblem(text);
          if (problem) throw new Error(problem);
        },
      },
    ],
  });
}

export function AmountItem(props: ItemProps) {
  const item = useItem();
  const describe = usePriceProblem();
  return (
    <Form.Item {...item(props, (text) => describe(parsePrice(text)))}>
      <PriceField />
    </Form.Item>
  );
}

interface NumberItemProps extends ItemProps {
  readonly field: Pick<NumberFieldDefinition, 'type' | 'minimum' | 'maximum'>;
}

export function NumberItem({ field, ...props }: NumberItemProps) {
  const item = useItem();
  const { formatMessage } = useIntl();
  const { minimum = 0, maximum = 0 } = field;
  const find = (text: string) =>
    parseNumber(text, field) === undefined ? formatMessage(RULE_TEXT.invalidNumber, { minimum, maximum }) : undefined;
  return (
    <Form.Item {...item(props, find)}>
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
  );
}

export function PercentItem({ field, ...props }: NumberItemProps) {
  const item = useItem();
  const { formatMessage } = useIntl();
  const { minimum = 0, maximum = 0 } = field;
  const find = (text: string) => {
    const percent = parseAmount(text);
    const isInRange = percent !== undefined && percent >= minimum && percent <= maximum;
    return isInRange ? undefined : formatMessage(RULE_TEXT.invalidPercent, { minimum, maximum });
  };
  return (
    <Form.Item {...item(props, find)}>
      {/* Not only digits: a phone's decimal keyboard has no minus. */}
      <Input autoComplete="off" suffix="%" dir="ltr" />
    </Form.Item>
  );
}

interface LanguagesItemProps {
  readonly name: 'names' | 'documents' | 'borders';
  readonly maxLength: number;
}

/** A text in the languages of the site: English, and the others folded. What is missing is named. */
export function LanguagesItem({ name, maxLength }: LanguagesItemProps) {
  const { formatMessage } = useIntl();
  const texts = Form.useWatch(name) as Readonly<Record<string, string>> | undefined;
  const isName = name === 'names';
  const label = isName
    ? formatMessage(NAMES_TEXT.name)
    : formatMessage(NAMES_TEXT.english, { field: formatMessage(FIELD_LABELS[name]) });
  return (
    <>
      <Form.Item
        name={[name, 'en']}
        label={label}
        rules={isName ? [{ required: true, whitespace: true, message: formatMessage(RULE_TEXT.required) }] : []}
      >
        <Input maxLength={maxLength} autoComplete="off" lang="en" dir="ltr" />
      </Form.Item>
      <details className={styles.languages}>
        <summary>
          <Icon name="chevronForward" size={16} />
          <span>{formatMessage(NAMES_TEXT.others)}</span> <MissingLanguages texts={texts} />
        </summary>
        {LOCALE_CODES.filter((code) => code !== 'en').map((code) => (
          <Form.Item key={code} name={[name, code]} label={LOCALES[code].name}>
            <Input maxLength={maxLength} autoComplete="off" lang={code} dir={LOCALES[code].direction} />
          </Form.Item>
        ))}
      </details>
    </>
  );
}

export type Row = Readonly<Record<string, string>>;

export interface RowProps {
  readonly value?: Row;
  readonly onChange?: (row: Row) => void;
  /** Name of the row, for labels. */
  readonly label: string;
}

interface RowListProps {
  readonly name: 'ranges' | 'prices' | 'hours';
  readonly hint?: Message;
  readonly add: Message;
  readonly added: Row;
  readonly isComplete: (row: Row) => boolean;
  /** Returns what is wrong with a row, complete or not. */
  readonly findProblem: (row: Row) => string | undefined;
  readonly row: ComponentType<RowProps>;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A list of groups, with a button that adds one and one that removes each. */
export function RowList({ name, hint, add, added, isComplete, findProblem, row: RowInput, children }: RowListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const list = formatMessage(FIELD_LABELS[name]);
  return (
    <fieldset className={styles.rows} aria-describedby={id}>
      <legend>{list}</legend>
      <div id={id}>
        {hint && <p className={styles.second}>{formatMessage(hint)}</p>}
        {children}
      </div>
      <Form.List name={name}>
        {(fields, { add: addRow, remove }, { errors }) => (
          <>
            {fields.map((field, index) => {
              const label = formatMessage(RULE_TEXT.row, { list, number: index + 1 });
              return (
                <div key={field.key} className={styles.row}>
                  <Form.Item
                    name={field.name}
                    rules={[
                      {
                        async validator(_rule: unknown, value: Row) {
                          const problem = findProblem(value);
                          if (problem) throw new Error(problem);
                        },
                      },
                      {
                        // Not while it is being filled in.
                        validateTrigger: 'onSubmit',
                        async validator(_rule: unknown, value: Row) {
                          if (!isComplete(value)) throw new Error(formatMessage(RULE_TEXT.required));
                        },
                      },
                    ]}
                  >
                    <RowInput label={label} />
                  </Form.Item>
                  <Button
                    aria-label={formatMessage(RULE_TEXT.removeRow, { row: label })}
                    icon={<Icon name="close" size={16} />}
                    onClick={() => remove(field.name)}
                  />
                </div>
              );
            })}
            <Form.ErrorList errors={errors} />
            <Button onClick={() => addRow(added)}>{formatMessage(add)}</Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

import { Button } from 'antd';
import type { BookingCharge } from 'shared-kit/api-client';
import { readDamageLabel, sumCents, toCents } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { DAMAGE_NAMES, VIEW_NAMES } from 'shared-kit/messages';
import { Amount } from '../../ui/amount.tsx';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import type { ChargeDecision, OwnCharge } from './change.ts';
import type { ChargeLine } from './charges.ts';
import { numberMarks } from './damage-section.tsx';
import { EntryField } from './entry-field.tsx';
import styles from './handover.module.css';
import { CHARGE_NAMES, CHARGE_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';

const OWN_LABEL_LENGTH = 120;

interface ChargeListProps {
  readonly handover: OpenHandover;
  readonly lines: readonly ChargeLine[];
}

/** What is proposed to be charged: each line is kept, changed or dropped, the last two with a reason. */
export function ChargeList({ handover, lines }: ChargeListProps) {
  const { formatMessage } = useIntl();
  const marks = numberMarks(handover);
  const { decisions = {}, ownCharges = [] } = handover.shown.draft;
  const setOwn = (next: readonly OwnCharge[]) => handover.setDraft({ ownCharges: next });
  const proposed = lines.filter(({ charge }) => charge.kind !== 'other');
  const decide = (key: string, decision: ChargeDecision) =>
    handover.setDraft({ decisions: { ...decisions, [key]: decision } });
  const nameOf = ({ key, charge }: ChargeLine) => {
    const damage = handover.shown.damages.find(({ id }) => id === key);
    const name = CHARGE_NAMES[charge.kind];
    if (!damage) return name ? formatMessage(name) : charge.label;
    const number = marks.find(({ id }) => id === key)?.number ?? 0;
    return formatMessage(CHARGE_TEXT.damage, { number, kind: formatMessage(DAMAGE_NAMES[damage.kind]) });
  };
  return (
    <>
      {lines.length === 0 && <p className={styles.hint}>{formatMessage(CHARGE_TEXT.none)}</p>}
      <ul className={styles.charges}>
        {proposed.map((line) => (
          <Line key={line.key} line={line} name={nameOf(line)} onDecide={(one) => decide(line.key, one)} />
        ))}
        {ownCharges.map((own, index) => (
          <OwnLine
            key={own.key}
            own={own}
            number={index + 1}
            onChange={(next) => setOwn(next ? ownCharges.with(index, next) : ownCharges.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setOwn([...ownCharges, { key: crypto.randomUUID(), label: '', text: '' }])}>
          {formatMessage(CHARGE_TEXT.add)}
        </Button>
      </div>
      {lines.length > 0 && (
        <p className={styles.sum}>
          <span>{formatMessage(CHARGE_TEXT.sum)}</span>{' '}
          <strong>
            <Amount of={lines.reduce((sum, { amount }) => sum + amount, 0) / 100} />
          </strong>
        </p>
      )}
    </>
  );
}

interface OwnLineProps {
  readonly own: OwnCharge;
  /** Among those that staff have added. */
  readonly number: number;
  /** @param own undefined to remove it */
  readonly onChange: (own: OwnCharge | undefined) => void;
}

/** A charge in the words of staff. */
function OwnLine({ own, number, onChange }: OwnLineProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(CHARGE_TEXT.own, { number });
  const write = (text: string) => {
    const parsed = parsePrice(text);
    const { amount: _, ...others } = own;
    onChange({ ...others, text, ...(parsed.status === 'price' && { amount: parsed.cents }) });
  };
  return (
    <li>
      <div className={styles.decision}>
        <EntryField
          label={name}
          value={own.label}
          maxLength={OWN_LABEL_LENGTH}
          onChange={(label) => onChange({ ...own, label })}
        />
        <EntryField
          label={formatMessage(CHARGE_TEXT.amountOf, { name })}
          value={own.text}
          inputMode="decimal"
          onChange={write}
        />
        <div className={styles.buttons}>
          <Button
            size="small"
            aria-label={formatMessage(CHARGE_TEXT.removeOf, { name })}
            onClick={() => onChange(undefined)}
          >
            {formatMessage(CHARGE_TEXT.remove)}
          </Button>
        </div>
      </div>
    </li>
  );
}

interface LineProps {
  readonly line: ChargeLine;
  readonly name: string;
  readonly onDecide: (decision: ChargeDecision) => void;
}

function Line({ line: { charge, decision, amount }, name, onDecide }: LineProps) {
  const { formatMessage } = useIntl();
  const isDamage = charge.kind === 'damage';
  const isChanging = !decision.isDropped && (isDamage || decision.text !== undefined);
  const isProposed = !decision.isDropped && decision.text === undefined;
  const write = (text: string) => {
    const parsed = parsePrice(text);
    const { amount: _, ...others } = decision;
    onDecide({ ...others, text, ...(parsed.status === 'price' && { amount: parsed.cents }) });
  };
  return (
    <li data-dropped={decision.isDropped === true}>
      <p className={styles.chargeName}>
        <strong>{name}</strong> {!isDamage && <Times quantity={charge.quantity} price={charge.unitAmount / 100} />}
      </p>
      <p className={styles.amount}>
        <AmountOf amount={(decision.isDropped ? charge.amount : amount) / 100} isDropped={decision.isDropped} />
      </p>
      <div className={styles.decision}>
        {isChanging && (
          <EntryField
            label={formatMessage(CHARGE_TEXT.amountOf, { name })}
            value={decision.text ?? ''}
            inputMode="decimal"
            onChange={write}
          />
        )}
        {(decision.isDropped || (isChanging && !isDamage)) && (
          <EntryField
            label={formatMessage(CHARGE_TEXT.reasonOf, { name })}
            value={decision.reason ?? ''}
            maxLength={200}
            onChange={(reason) => onDecide({ ...decision, reason })}
          />
        )}
        {!isDamage && (
          <div className={styles.buttons}>
            {!isProposed && (
              <Button
                size="small"
                aria-label={formatMessage(CHARGE_TEXT.keepOf, { name })}
                onClick={() => onDecide({})}
              >
                {formatMessage(CHARGE_TEXT.keep)}
              </Button>
            )}
            {!isChanging && (
              <Button
                size="small"
                aria-label={formatMessage(CHARGE_TEXT.changeOf, { name })}
                onClick={() => onDecide({ amount: charge.amount, text: writePrice(charge.amount / 100) })}
              >
                {formatMessage(CHARGE_TEXT.change)}
              </Button>
            )}
            {!decision.isDropped && (
              <Button
                size="small"
                aria-label={formatMessage(CHARGE_TEXT.dropOf, { name })}
                onClick={() => onDecide({ isDropped: true })}
              >
                {formatMessage(CHARGE_TEXT.drop)}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** What was charged at a return that is signed. */
export function SignedCharges({ charges }: { readonly charges: readonly BookingCharge[] }) {
  const { formatMessage } = useIntl();
  const nameOf = ({ kind, label }: BookingCharge) => {
    const damage = kind === 'damage' ? readDamageLabel(label) : undefined;
    if (damage)
      return formatMessage(CHARGE_TEXT.damageOn, {
        kind: formatMessage(DAMAGE_NAMES[damage.kind]),
        view: formatMessage(VIEW_NAMES[damage.view]),
      });
    const name = CHARGE_NAMES[kind];
    return name ? formatMessage(name) : <bdi translate="no">{label}</bdi>;
  };
  if (charges.length === 0) return <p className={styles.hint}>{formatMessage(CHARGE_TEXT.nothing)}</p>;
  const sum = sumCents(charges.filter(({ dropped }) => !dropped).map(({ amount }) => toCents(amount)));
  return (
    <>
      <ul className={styles.charges}>
        {charges.map(({ quantity, unitAmount, amount, proposedAmount, reason, dropped = false, ...charge }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is signed keeps its order
          <li key={index} data-dropped={dropped}>
            <p className={styles.chargeName}>
              <strong>{nameOf({ quantity, unitAmount, amount, ...charge })}</strong>{' '}
              {proposedAmount !== undefined && <Times quantity={quantity} price={unitAmount} />}{' '}
              {reason && (
                <bdi className={styles.hint} translate="no">
                  {reason}
                </bdi>
              )}
            </p>
            <p className={styles.amount}>
              <AmountOf amount={amount} isDropped={dropped} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{formatMessage(CHARGE_TEXT.sum)}</span>{' '}
        <strong>
          <Amount of={sum / 100} />
        </strong>
      </p>
    </>
  );
}

function AmountOf({
  amount,
  isDropped = false,
}: {
  readonly amount: number;
  readonly isDropped?: boolean | undefined;
}) {
  const written = <Amount of={amount} />;
  return isDropped ? <s>{written}</s> : written;
}

/** What makes an amount: `3 × €12`. */
function Times({ quantity, price }: { readonly quantity: number; readonly price: number }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.hint}>
      {formatMessage(CHARGE_TEXT.times, { quantity, price: <Amount key="price" of={price} /> })}
    </span>
  );
}

import type { Balance } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Amount } from './amount.tsx';
import styles from './balance-text.module.css';
import { BALANCE_TEXT } from './texts.ts';

/** What is open and held of a booking; nothing where nothing is recorded. */
export function BalanceText({ balance }: { readonly balance: Balance | undefined }) {
  const { formatMessage } = useIntl();
  if (!balance) return null;
  const { open, paid, held } = balance;
  const amount = (sum: number) => <Amount key="amount" of={sum} />;
  return (
    <span className={styles.balance}>
      {open > 0 && <span className={styles.open}>{formatMessage(BALANCE_TEXT.open, { amount: amount(open) })}</span>}
      {open < 0 && <span className={styles.open}>{formatMessage(BALANCE_TEXT.owed, { amount: amount(-open) })}</span>}
      {open === 0 && paid > 0 && <span className={styles.paid}>{formatMessage(BALANCE_TEXT.paid)}</span>}
      {held > 0 && <span>{formatMessage(BALANCE_TEXT.held, { amount: amount(held) })}</span>}
    </span>
  );
}

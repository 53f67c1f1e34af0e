import { Button } from 'antd';
import { useState } from 'react';
import type { CashDrawer } from 'shared-kit/api-client';
import { type CalendarDay, joinWords } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { Amount } from '../../ui/amount.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import styles from './cash-desk.module.css';
import { CountForm } from './count-form.tsx';
import { CASH_TEXT, DRAWER_TEXT } from './texts.ts';

interface DrawerProps {
  readonly day: CalendarDay;
  readonly account: number;
  /** Of the colleague. */
  readonly name: string;
  readonly drawer: CashDrawer;
}

/** The cash of an account in one currency: in, out, what should be there, what was counted, and the difference. */
export function DrawerRow(props: DrawerProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const mayCount = usePermission('cash.count');
  const [isCounting, setIsCounting] = useState(false);
  const { currency, received, paidOut, expected, count } = props.drawer;
  const sign = currency || site.currencySigns.console;
  const money = (amount: number) => <Amount key="amount" of={amount} sign={sign} />;
  const button = formatMessage(count ? DRAWER_TEXT.countAgain : DRAWER_TEXT.count);
  return (
    <>
      <tr>
        <th scope="row">
          <bdi translate="no">{sign}</bdi>
        </th>
        <td data-label={formatMessage(DRAWER_TEXT.received)}>{money(received)}</td>
        <td data-label={formatMessage(DRAWER_TEXT.paidOut)}>{money(paidOut)}</td>
        <td data-label={formatMessage(DRAWER_TEXT.expected)}>
          <strong>{money(expected)}</strong>
        </td>
        <td data-label={count && formatMessage(DRAWER_TEXT.counted)}>
          {count && <span className={styles.counted}>{money(count.counted)}</span>}
          {mayCount && !isCounting && (
            <Button
              size="small"
              className={styles.count ?? ''}
              aria-label={`${button}: ${joinWords([props.name, sign], locale.code)}`}
              onClick={() => setIsCounting(true)}
            >
              {button}
            </Button>
          )}
        </td>
        <td data-label={count && formatMessage(DRAWER_TEXT.difference)}>
          {count && (
            <strong className={count.difference === 0 ? styles.right : styles.wrong}>{money(count.difference)}</strong>
          )}
        </td>
      </tr>
      {isCounting && (
        <tr>
          <td colSpan={6} className={styles.by}>
            <CountForm
              day={props.day}
              account={props.account}
              currency={currency}
              onClose={() => setIsCounting(false)}
            />
          </td>
        </tr>
      )}
      {count && !isCounting && (
        <tr>
          <td colSpan={6} className={styles.by}>
            {formatMessage(DRAWER_TEXT.by, {
              name: (
                <bdi key="name" translate="no">
                  {count.createdBy ?? formatMessage(CASH_TEXT.former)}
                </bdi>
              ),
              time: <bdi key="time">{formatAgencyTimestamp(count.createdAt, site.timeZone, locale.code)}</bdi>,
            })}
            {count.note && <bdi translate="no">{` · ${count.note}`}</bdi>}
            {count.expected !== expected && (
              <strong className={styles.wrong}>
                {' '}
                {formatMessage(DRAWER_TEXT.changed, { amount: money(count.expected) })}
              </strong>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

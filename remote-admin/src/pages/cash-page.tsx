import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { type DayStyle, parseCalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import { useAgencyToday } from '../data/use-agency-today.ts';
import { useRefresh } from '../data/use-refresh.ts';
import styles from '../features/cash/cash-desk.module.css';
import { CashDesk } from '../features/cash/cash-desk.tsx';
import { CASH_TEXT } from '../features/cash/texts.ts';
import { DayField } from '../kit/day-field.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/cash`: the payments and the cash of a day, by account. */
export function CashPage() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const refresh = useRefresh();
  const isPhone = useMediaQuery('(width < 40rem)');
  const [parameters, setParameters] = useSearchParams();
  const day = parseCalendarDay(parameters.get('day') ?? '') ?? today;
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.cash)}
        subtitle={format.day(day, LONG)}
        back={<BackLink to="/admin/today" label={COMMON_TEXT.backToToday} />}
        actions={
          <>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the component */}
            <label className={styles.day}>
              <span>{formatMessage(CASH_TEXT.day)}</span>
              <DayField
                value={day}
                max={today}
                onChange={(chosen) =>
                  setParameters(chosen && chosen !== today ? { day: chosen } : {}, { replace: true })
                }
              />
            </label>
            <Link to="/admin/invoices">{formatMessage(PAGE_LINKS.invoices)}</Link>
            <Button onClick={() => void refresh.bookings()}>{formatMessage(COMMON_TEXT.refresh)}</Button>
            {!isPhone && <Button onClick={() => print()}>{formatMessage(CASH_TEXT.print)}</Button>}
          </>
        }
      />
      <CashDesk day={day} />
    </>
  );
}

const LONG: DayStyle = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

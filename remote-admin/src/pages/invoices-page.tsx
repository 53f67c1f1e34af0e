import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { addDays, type CalendarDay, parseCalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import { useAgencyToday } from '../data/use-agency-today.ts';
import styles from '../features/invoices/invoice-list.module.css';
import { InvoiceList } from '../features/invoices/invoice-list.tsx';
import { INVOICES_TEXT } from '../features/invoices/texts.ts';
import { useExport } from '../kit/list-screen/use-export.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StepButtons } from '../ui/step-buttons.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/invoices`: the invoices and credit notes of a month, as a list and as files. */
export function InvoicesPage() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const isPhone = useMediaQuery('(width < 40rem)');
  const [parameters, setParameters] = useSearchParams();
  const first = parseCalendarDay(`${parameters.get('month')}-01`) ?? (`${today.slice(0, 7)}-01` as CalendarDay);
  const month = first.slice(0, 7);
  const show = (day: CalendarDay) => setParameters({ month: day.slice(0, 7) }, { replace: true });
  const exports = (
    <>
      <DownloadButton month={month} format="xlsx" label="XLSX" />
      <DownloadButton month={month} format="csv" label="CSV" />
      <DownloadButton month={month} format="zip" label={formatMessage(INVOICES_TEXT.files)} />
    </>
  );
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.invoices)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
        actions={!isPhone && exports}
      />
      <div className={styles.months}>
        <StepButtons
          previous={INVOICES_TEXT.previous}
          next={INVOICES_TEXT.next}
          isLast={month >= today.slice(0, 7)}
          onStep={(direction) => show(addDays(first, direction < 0 ? -1 : 31))}
        >
          <span>{format.month(first)}</span>
        </StepButtons>
      </div>
      {isPhone && <div className={styles.exports}>{exports}</div>}
      <InvoiceList month={month} />
    </>
  );
}

interface DownloadButtonProps {
  readonly month: string;
  readonly format: 'csv' | 'xlsx' | 'zip';
  readonly label: string;
}

function DownloadButton({ month, format, label }: DownloadButtonProps) {
  const { api, locale } = useHost();
  const { isExporting, exportList } = useExport({
    load: () => api.invoices.download(month, format, locale.code),
    name: () => `invoices-${month}.${format}`,
    texts: INVOICES_TEXT,
  });
  return (
    <Button loading={isExporting} onClick={() => void exportList()}>
      {label}
    </Button>
  );
}

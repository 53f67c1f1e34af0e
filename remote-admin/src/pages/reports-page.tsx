import { Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countRentalDays, type DateRange, MAX_REPORT_DAYS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import { useAgencyToday } from '../data/use-agency-today.ts';
import { usePermission } from '../data/use-permission.ts';
import {
  PERIOD_KINDS,
  type PeriodKind,
  periodWith,
  type ReportPeriod,
  readPeriod,
  stepPeriod,
  writePeriod,
} from '../features/reports/report-period.ts';
import { ReportView } from '../features/reports/report-view.tsx';
import styles from '../features/reports/reports.module.css';
import { PERIOD_NAMES, REPORTS_TEXT } from '../features/reports/texts.ts';
import { useReport } from '../features/reports/use-report.ts';
import { WeeklyMailSwitch } from '../features/reports/weekly-mail-switch.tsx';
import { DayField } from '../kit/day-field.tsx';
import { useExport } from '../kit/list-screen/use-export.ts';
import { BackLink } from '../ui/back-link.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StepButtons } from '../ui/step-buttons.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/reports`: the figures of a period, for owners. */
export function ReportsPage() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const [parameters, setParameters] = useSearchParams();
  const period = readPeriod(parameters, today);
  const state = useReport({ from: period.from, to: period.to });
  const mayRead = usePermission('reports.read');
  const isPhone = useMediaQuery('(width < 40rem)');
  const show = (chosen: ReportPeriod) => setParameters(writePeriod(chosen), { replace: true });
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.reports)}
        subtitle={format.range(period)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
        actions={
          mayRead && (
            <>
              <DownloadButton period={period} format="xlsx" />
              <DownloadButton period={period} format="pdf" />
              {!isPhone && <Button onClick={() => print()}>{formatMessage(REPORTS_TEXT.print)}</Button>}
            </>
          )
        }
      />
      <div className={styles.tools}>
        <Segmented<PeriodKind>
          aria-label={formatMessage(REPORTS_TEXT.period)}
          value={period.kind}
          options={PERIOD_KINDS.map((kind) => ({ value: kind, label: formatMessage(PERIOD_NAMES[kind]) }))}
          onChange={(kind) => show(periodWith(kind, period))}
        />
        <div className={styles.steps}>
          <StepButtons
            previous={REPORTS_TEXT.previous}
            next={REPORTS_TEXT.next}
            onStep={(direction) => show(stepPeriod(period, direction))}
          >
            {period.kind === 'month' && <span>{format.month(period.from)}</span>}
          </StepButtons>
        </div>
        {period.kind === 'range' && <OwnDays period={period} onChange={show} />}
        {mayRead && !isPhone && <WeeklyMailSwitch />}
      </div>
      {state.status === 'failed' && <FailureNotice title={formatMessage(REPORTS_TEXT.failed)} failure={state} />}
      {state.status === 'loading' && <Skeleton height="32rem" />}
      {state.status === 'ready' && <ReportView key={`${period.from}${period.to}`} {...state.value} />}
      {mayRead && isPhone && <WeeklyMailSwitch />}
    </>
  );
}

interface DownloadButtonProps {
  readonly period: ReportPeriod;
  readonly format: 'xlsx' | 'pdf';
}

function DownloadButton({ period: { from, to }, format }: DownloadButtonProps) {
  const { api, locale } = useHost();
  const { isExporting, exportList } = useExport({
    load: () => api.reports.download({ from, to }, format, locale.code),
    name: () => `report-${from}-${to}.${format}`,
    texts: REPORTS_TEXT,
  });
  return (
    <Button loading={isExporting} onClick={() => void exportList()}>
      {format.toUpperCase()}
    </Button>
  );
}

interface OwnDaysProps {
  readonly period: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

function OwnDays({ period, onChange }: OwnDaysProps) {
  const { formatMessage } = useIntl();
  // Days that are too many for a report, while it shows these.
  const [refused, setRefused] = useState<DateRange & { readonly shown: ReportPeriod }>();
  const isRefused = refused?.shown.from === period.from && refused.shown.to === period.to;
  const range: DateRange = isRefused ? refused : period;
  const id = useId();
  const choose = ({ from, to }: DateRange) => {
    const isTooLong = countRentalDays(from, to) > MAX_REPORT_DAYS;
    setRefused(isTooLong ? { from, to, shown: period } : undefined);
    if (!isTooLong) onChange({ kind: 'range', from, to });
  };
  const checked = isRefused && { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the component */}
      <label>
        <span>{formatMessage(REPORTS_TEXT.from)}</span>
        <DayField
          commitsOnBlur
          {...checked}
          value={range.from}
          onChange={(from) => from && choose({ from, to: from > range.to ? from : range.to })}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the component */}
      <label>
        <span>{formatMessage(REPORTS_TEXT.to)}</span>
        <DayField
          commitsOnBlur
          {...checked}
          value={range.to}
          onChange={(to) => to && choose({ to, from: to < range.from ? to : range.from })}
        />
      </label>
      {isRefused && (
        <p id={id} role="alert" className={styles.refused}>
          {formatMessage(REPORTS_TEXT.tooLong, { count: MAX_REPORT_DAYS })}
        </p>
      )}
    </>
  );
}

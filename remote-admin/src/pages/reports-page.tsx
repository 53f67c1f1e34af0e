import { Button, Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon, Skeleton, useMediaQuery } from 'shared-kit/ui';
import { useAgencyToday } from '../data/use-agency-today.ts';
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
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/reports`: the figures of a period, for owners. */
export function ReportsPage() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const [parameters, setParameters] = useSearchParams();
  const period = readPeriod(parameters, today);
  const state = useReport({ from: period.from, to: period.to });
  const isPhone = useMediaQuery('(width < 40rem)');
  const show = (chosen: ReportPeriod) => setParameters(writePeriod(chosen), { replace: true });
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.reports)}
        subtitle={format.range(period)}
        back={<BackLink to="/admin" label={COMMON_TEXT.back} />}
        actions={
          <>
            <DownloadButton period={period} format="xlsx" />
            <DownloadButton period={period} format="pdf" />
            {!isPhone && <Button onClick={() => print()}>{formatMessage(REPORTS_TEXT.print)}</Button>}
          </>
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
          <Button
            aria-label={formatMessage(REPORTS_TEXT.previous)}
            icon={<Icon name="chevronBack" size={18} />}
            onClick={() => show(stepPeriod(period, -1))}
          />
          {period.kind === 'month' && <span>{format.month(period.from)}</span>}
          <Button
            aria-label={formatMessage(REPORTS_TEXT.next)}
            icon={<Icon name="chevronForward" size={18} />}
            onClick={() => show(stepPeriod(period, 1))}
          />
        </div>
        {period.kind === 'range' && <OwnDays period={period} onChange={show} />}
        <WeeklyMailSwitch />
      </div>
      {state.status === 'failed' && <FailureNotice title={formatMessage(REPORTS_TEXT.failed)} failure={state} />}
      {state.status === 'loading' && <Skeleton height="32rem" />}
      {state.status === 'ready' && <ReportView key={`${period.from}${period.to}`} {...state.value} />}
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
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the component */}
      <label>
        <span>{formatMessage(REPORTS_TEXT.from)}</span>
        <DayField
          commitsOnBlur
          value={period.from}
          onChange={(from) => from && onChange({ ...period, from, to: from > period.to ? from : period.to })}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the component */}
      <label>
        <span>{formatMessage(REPORTS_TEXT.to)}</span>
        <DayField
          commitsOnBlur
          value={period.to}
          onChange={(to) => to && onChange({ ...period, to, from: to < period.from ? to : period.from })}
        />
      </label>
    </>
  );
}

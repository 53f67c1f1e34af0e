import { Button } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DayStyle } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useFormat } from 'shared-kit/remote';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import { handoverDirection } from '../data/next-status.ts';
import { useAgencyToday } from '../data/use-agency-today.ts';
import { useRefresh } from '../data/use-refresh.ts';
import { useKeepProtocols } from '../features/handover/use-keep-protocols.ts';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import { useStatusChanges } from '../features/status-change/use-status-changes.ts';
import { TODAY_TEXT } from '../features/today/texts.ts';
import { TodayBoard } from '../features/today/today-board.tsx';
import type { StepOf } from '../features/today/today-item.tsx';
import { useTodayRows } from '../features/today/use-today-rows.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

const VehicleReminders = lazy(async () => {
  const { VehicleReminders } = await import('../features/vehicle-papers/vehicle-reminders.tsx');
  return { default: VehicleReminders };
});

const FineReminders = lazy(async () => {
  const { FineReminders } = await import('../features/fines/fine-reminders.tsx');
  return { default: FineReminders };
});

const FlagReminders = lazy(async () => {
  const { FlagReminders } = await import('../features/customers/flag-reminders.tsx');
  return { default: FlagReminders };
});

/** `/admin/today`: what is due. */
export function TodayPage() {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const today = useAgencyToday();
  const refresh = useRefresh();
  const isPhone = useMediaQuery('(width < 40rem)');
  const openMoveDialog = useMoveDialog();
  const board = useTodayRows();
  const groups = board.status === 'ready' ? board.value.groups : undefined;
  const due = useMemo(
    () => DUE_GROUPS.flatMap((group) => groups?.[group] ?? []).filter(({ status }) => handoverDirection(status)),
    [groups],
  );
  useKeepProtocols(due);
  return (
    <>
      <PageHeader
        title={formatMessage(TODAY_TEXT.title)}
        subtitle={day(today, isPhone ? { ...LONG, weekday: 'short', month: 'short' } : LONG)}
        actions={
          <>
            <Link to="/admin/cash">{formatMessage(PAGE_LINKS.cash)}</Link>
            <Button onClick={() => void refresh.bookings()}>{formatMessage(COMMON_TEXT.refresh)}</Button>
            {!isPhone && <Button onClick={() => print()}>{formatMessage(TODAY_TEXT.print)}</Button>}
          </>
        }
      />
      <TodayBoard changes={useStatusChanges()} onMove={openMoveDialog} stepOf={stepOf}>
        <Suspense>
          <VehicleReminders />
          <FineReminders />
          <FlagReminders />
        </Suspense>
      </TodayBoard>
    </>
  );
}

const DueStepOfSwap = lazyComponent(() => import('./steps-of-swap.tsx').then((loaded) => loaded.DueStepOfSwap));

const stepOf: StepOf = (booking, step) =>
  booking.status === 'reserved' && booking.carSince ? (
    <Suspense fallback={<Skeleton width="8rem" height="1.5rem" />}>
      <DueStepOfSwap booking={booking} step={step} />
    </Suspense>
  ) : (
    step
  );

/** The groups whose protocols are due. */
const DUE_GROUPS = ['overdueReturns', 'overduePickups', 'pickupsToday', 'returnsToday'] as const;

const LONG: DayStyle = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

import { Button, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { type DashboardTab, useDashboardUrlState } from '../data/use-dashboard-url-state.ts';
import { FORM_TEXT } from '../features/booking-form/texts.ts';
import { useBookingForm } from '../features/booking-form/use-booking-form.tsx';
import { BookingsSection } from '../features/bookings/bookings-section.tsx';
import { MailNotices } from '../features/email/mail-notices.tsx';
import { GROUP_TITLES } from '../features/today/texts.ts';
import { TodayStrip } from '../features/today/today-strip.tsx';
import { PageHeadSlot } from '../kit/in-page-head.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './dashboard-page.module.css';
import { DASHBOARD_TEXT } from './texts.ts';

/** A separate chunk, so that the bookings are shown before the forms of the fleet are loaded. */
const FleetArea = lazyComponent(() => import('./fleet-area.tsx').then((loaded) => loaded.FleetArea));

/** `/admin`: the bookings and the fleet. */
export function DashboardPage() {
  const { formatMessage } = useIntl();
  const [{ tab }, change] = useDashboardUrlState();
  const navigate = useNavigate();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const bookingForm = useBookingForm({ onSaved: ({ id }) => void navigate(`/admin/bookings/${id}`) });
  useShortcut('n', () => bookingForm.create());
  const areas = [
    {
      key: 'bookings',
      label: formatMessage(DASHBOARD_TEXT.bookings),
      children: <BookingsSection summary={<TodayStrip />} groupTitles={GROUP_TITLES} />,
    },
    {
      key: 'fleet',
      label: formatMessage(DASHBOARD_TEXT.fleet),
      children: (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <FleetArea />
        </Suspense>
      ),
    },
  ];
  return (
    <PageHeadSlot value={slot}>
      {bookingForm.dialog}
      <Tabs
        items={areas}
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => change({ tab: next as DashboardTab })}
        renderTabBar={(bar, TabBar) => (
          <>
            <div className={styles.head}>
              <PageHeader title={formatMessage(DASHBOARD_TEXT.title)} />
              <TabBar {...bar} className={styles.tabs ?? ''} />
              <div ref={setSlot} className={styles.slot} />
              {tab === 'bookings' && (
                <Button type="primary" aria-keyshortcuts="n" onClick={() => bookingForm.create()}>
                  {formatMessage(FORM_TEXT.open)}
                </Button>
              )}
            </div>
            <MailNotices />
          </>
        )}
      />
    </PageHeadSlot>
  );
}

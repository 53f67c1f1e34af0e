import { Button, Tabs } from 'antd';
import { Suspense } from 'react';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { type DashboardTab, useDashboardAddress } from '../data/use-dashboard-address.ts';
import { useSignOut } from '../data/use-sign-out.ts';
import { BookingsSection } from '../features/bookings/bookings-section.tsx';
import { MailNotices } from '../features/email/mail-notices.tsx';
import { TodayStrip } from '../features/today/today-strip.tsx';
import { ConsolePageMeta } from '../ui/console-page-meta.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DASHBOARD_TEXT } from './texts.ts';

/** The bookings, with which the page opens, do not wait for the forms of the fleet. */
const FleetSection = lazyComponent(() =>
  import('../features/fleet/fleet-section.tsx').then((loaded) => loaded.FleetSection),
);

/** `/admin`: the bookings and the fleet. */
export function DashboardPage() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [{ tab }, change] = useDashboardAddress();
  const areas = [
    {
      key: 'bookings',
      label: formatMessage(DASHBOARD_TEXT.bookings),
      children: (
        <>
          <TodayStrip />
          <BookingsSection />
        </>
      ),
    },
    {
      key: 'fleet',
      label: formatMessage(DASHBOARD_TEXT.fleet),
      children: (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <FleetSection />
        </Suspense>
      ),
    },
  ];
  const title = formatMessage(DASHBOARD_TEXT.title);
  return (
    <>
      <ConsolePageMeta title={title} />
      <PageHeader title={title} actions={<Button onClick={signOut}>{formatMessage(DASHBOARD_TEXT.signOut)}</Button>} />
      <MailNotices />
      <Tabs items={areas} activeKey={tab} destroyOnHidden onChange={(next) => change({ tab: next as DashboardTab })} />
    </>
  );
}

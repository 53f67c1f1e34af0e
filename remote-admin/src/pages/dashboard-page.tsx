import { Button, Tabs } from 'antd';
import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { type DashboardTab, useDashboardAddress } from '../data/use-dashboard-address.ts';
import { useSignOut } from '../data/use-sign-out.ts';
import { BookingsSection } from '../features/bookings/bookings-section.tsx';
import { FleetSection } from '../features/fleet/fleet-section.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const AREAS = [
  { key: 'bookings', label: 'Rental Tracking', children: <BookingsSection /> },
  { key: 'fleet', label: 'Car Fleet Management', children: <FleetSection /> },
];

/** `/admin`: the bookings and the fleet. */
export function DashboardPage() {
  const { site } = useHost();
  const signOut = useSignOut();
  const [{ tab }, change] = useDashboardAddress();
  return (
    <>
      <PageMeta title="Admin" siteName={site.agencyName} isUnlisted />
      <PageHeader title="Admin" actions={<Button onClick={signOut}>Sign out</Button>} />
      <Tabs items={AREAS} activeKey={tab} destroyOnHidden onChange={(next) => change({ tab: next as DashboardTab })} />
    </>
  );
}

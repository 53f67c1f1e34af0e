import { Button, Tabs } from 'antd';
import { useDraftStore, useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { dropAllDrafts } from '../data/drafts.ts';
import { type DashboardTab, useDashboardAddress } from '../data/use-dashboard-address.ts';
import { BookingsSection } from '../features/bookings/bookings-section.tsx';
import { FleetSection } from '../features/fleet/fleet-section.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DASHBOARD_TEXT } from './texts.ts';

const AREAS = [
  { key: 'bookings', label: DASHBOARD_TEXT.bookings, children: <BookingsSection /> },
  { key: 'fleet', label: DASHBOARD_TEXT.fleet, children: <FleetSection /> },
];

/** `/admin`: the bookings and the fleet. */
export function DashboardPage() {
  const { site, session } = useHost();
  const drafts = useDraftStore();
  const [{ tab }, change] = useDashboardAddress();
  const signOut = () => {
    dropAllDrafts(drafts);
    session.signOut();
  };
  return (
    <>
      <PageMeta title={DASHBOARD_TEXT.title} siteName={site.agencyName} isUnlisted />
      <PageHeader title={DASHBOARD_TEXT.title} actions={<Button onClick={signOut}>{DASHBOARD_TEXT.signOut}</Button>} />
      <Tabs items={AREAS} activeKey={tab} destroyOnHidden onChange={(next) => change({ tab: next as DashboardTab })} />
    </>
  );
}

import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const DashboardPage = lazy(() => import('./pages/dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })));

export function createRoutes(_host: HostServices): RouteObject[] {
  return [{ path: '/admin', element: <DashboardPage /> }];
}

import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const Home = lazy(() => import('./pages/home-page.tsx').then((m) => ({ default: m.HomePage })));
export function createRoutes(_host: HostServices): RouteObject[] {
  return [{ path: '/', element: <Home /> }];
}

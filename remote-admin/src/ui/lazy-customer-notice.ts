import { lazyComponent } from 'shared-kit/remote';

/** `customer-notice.tsx`, which no page waits for. */
export const CustomerNotice = lazyComponent(() =>
  import('./customer-notice.tsx').then((loaded) => loaded.CustomerNotice),
);

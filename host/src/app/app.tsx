import { type Middleware, SWRConfig } from 'swr';
import { Toaster } from '../features/toasts/toaster.tsx';
import { Screens } from './screens.tsx';
import type { Services } from './services.ts';
import { createCache, swrPolicy } from './swr-configuration.ts';

interface AppProps {
  readonly services: Services;
  /** SWR's, around every read, from the outside in. */
  readonly middleware?: Middleware[];
}

/** The whole site, to be rendered inside of a router. */
export function App({ services, middleware = [] }: AppProps) {
  const { host, page } = services;
  const provider = () => createCache(page?.reads ?? []);
  return (
    <SWRConfig value={{ ...swrPolicy(host.api), provider, use: middleware }}>
      <Screens services={services} />
      <Toaster />
    </SWRConfig>
  );
}

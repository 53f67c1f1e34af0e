import { type Middleware, SWRConfig } from 'swr';
import { Toaster } from '../features/toasts/toaster.tsx';
import { createReadCache } from './read-cache.ts';
import { Screens } from './screens.tsx';
import type { Services } from './services.ts';
import { swrPolicy } from './swr-policy.ts';

interface AppProps {
  readonly services: Services;
  /** See every read, from the outside in. */
  readonly middleware?: Middleware[];
}

/** The whole site inside of a router. */
export function App({ services, middleware = [] }: AppProps) {
  const { host, page } = services;
  const provider = () => createReadCache(page?.reads ?? []);
  return (
    <SWRConfig value={{ ...swrPolicy(host.api), provider, use: middleware }}>
      <Screens services={services} />
      <Toaster />
    </SWRConfig>
  );
}

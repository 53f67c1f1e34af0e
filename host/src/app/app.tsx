import { TextsProvider } from 'shared-kit/intl';
import { type Middleware, SWRConfig } from 'swr';
import { LateToaster } from '../features/toasts/late-toaster.tsx';
import { LatePageReleases } from './late-page-releases.tsx';
import { Screens } from './screens.tsx';
import type { Services } from './services.ts';
import { createCache, swrPolicy } from './swr-configuration.ts';

interface AppProps {
  readonly services: Services;
  /** SWR middleware for every read, outermost first. */
  readonly middleware?: Middleware[];
}

/** The whole site; must be inside a router. */
export function App({ services, middleware = [] }: AppProps) {
  const { host, messages, page } = services;
  const provider = () => createCache(page?.reads ?? []);
  return (
    <SWRConfig value={{ ...swrPolicy(host.api), provider, use: middleware }}>
      <TextsProvider locale={host.locale.code} messages={messages}>
        <Screens services={services} />
        <LateToaster />
        <LatePageReleases services={services} />
      </TextsProvider>
    </SWRConfig>
  );
}

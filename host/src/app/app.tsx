import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Toaster } from '../features/toasts/toaster.tsx';
import { Screens } from './screens.tsx';
import type { Services } from './services.ts';
import { swrPolicy } from './swr-policy.ts';

export function App({ services }: { readonly services: Services }) {
  return (
    <SWRConfig value={swrPolicy(services.host.api)}>
      <BrowserRouter>
        <Screens services={services} />
        <Toaster />
      </BrowserRouter>
    </SWRConfig>
  );
}

import 'shared-kit/ui/tokens.css';
import '../../../host/src/styles/fonts.css';
import '../../../host/src/styles/global.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../../host/src/app/app.tsx';
import { readRuntimeSettings } from '../../../host/src/app/read-runtime-settings.ts';
import { createServices } from '../../../host/src/app/services.ts';
import * as publicRemote from '../../../remote-public/src/remote.tsx';

/** The same sources without federation: what the federated page is measured against. */
const services = createServices(readRuntimeSettings(document), async () => publicRemote);
createRoot(document.getElementById('root') as HTMLElement).render(<App services={services} />);

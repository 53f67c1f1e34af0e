import 'shared-kit/ui/tokens.css';
import './styles/fonts.css';
import './styles/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readRuntimeSettings } from './app/read-runtime-settings.ts';
import { createServices } from './app/services.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page carries no #root');
const services = createServices(readRuntimeSettings(document));
createRoot(root).render(<App services={services} />);

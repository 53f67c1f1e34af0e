import 'shared-kit/ui/tokens.css';
import './styles/fonts.css';
import './styles/global.css';
import { startPage } from './app/start-page.tsx';
import { fetchFederated } from './features/remotes/fetch-federated.ts';

startPage(fetchFederated);

import 'shared-kit/ui/tokens.css';
import '../../../host/src/styles/fonts.css';
import '../../../host/src/styles/global.css';
import { mountPage } from '../../../host/src/app/mount-page.tsx';
import * as publicRemote from '../../../remote-public/src/remote.tsx';

// The public site without federation, as baseline of the benchmark.
await mountPage(async () => publicRemote);

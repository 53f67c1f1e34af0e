import 'shared-kit/ui/tokens.css';
import '../../../host/src/styles/fonts.css';
import '../../../host/src/styles/global.css';
import { mountPage } from '../../../host/src/app/mount-page.tsx';
import * as adminRemote from '../../../remote-admin/src/remote.tsx';

// The console without federation: one bundle with the very components of Ant Design that it uses.
await mountPage(async () => adminRemote);

import { remoteConfiguration } from 'shared-kit/build';

export default remoteConfiguration({ root: import.meta.dirname });

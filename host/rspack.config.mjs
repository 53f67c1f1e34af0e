import { hostConfiguration } from 'shared-kit/build';

export default hostConfiguration({ root: import.meta.dirname });

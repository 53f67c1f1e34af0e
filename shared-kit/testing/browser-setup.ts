import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine: what does not appear fails within the test's time limit all the same.
configure({ asyncUtilTimeout: 10_000 });

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous for a busy machine, and still below the test's timeout.
configure({ asyncUtilTimeout: 10_000 });

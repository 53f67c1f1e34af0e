// Browser tests are slow on a busy machine; the limit ends a test that hangs.
jest.setTimeout(90_000);

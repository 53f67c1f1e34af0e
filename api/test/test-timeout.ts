// Tests copy databases and start processes, which is slow on a busy machine.
jest.setTimeout(120_000);

// Databases are copied and processes started, on machines that do other things as well.
jest.setTimeout(120_000);

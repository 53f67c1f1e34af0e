import fs from 'node:fs';
import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestFolder } from '../../../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../../../test/database-template.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { createDatabase } from './database.ts';
import { openEmbeddedPool } from './open-embedded-pool.ts';

/** A test cannot cut the power, so it checks that the write-ahead log is flushed before the response is sent. */
test('the response to a booking is sent after its write-ahead log was flushed', async () => {
  const folder = await createTestFolder('flush-test-');
  await copyDatabaseTemplate(join(folder, 'database'));
  const database = createDatabase(await openEmbeddedPool(join(folder, 'database')));
  const api = await startTestApi({ database });
  const flushed: number[] = [];
  const flush = jest.spyOn(fs, 'fsyncSync').mockImplementation((handle) => void flushed.push(handle));
  try {
    await api.addCars(exampleCar());
    flushed.length = 0;
    expect((await api.post('/api/entities/CarsBooking', exampleRequest())).status).toBe(200);
    expect(flushed).not.toEqual([]);
    // Linux reports the path of an open file.
    const paths = await Promise.all(flushed.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
    if (process.platform === 'linux') expect(paths).toContainEqual(expect.stringContaining('/database/pg_wal/'));

    flushed.length = 0;
    await api.post('/api/entities/Cars/search', {});
    expect(flushed).toEqual([]);
  } finally {
    flush.mockRestore();
    await api.close();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  }
});

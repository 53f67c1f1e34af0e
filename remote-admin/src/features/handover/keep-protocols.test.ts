import type { HostServices } from 'shared-kit/contract';
import { BOOKING, CAR } from '../../testing/examples.ts';
import { keepProtocols } from './keep-protocols.ts';
import * as copies from './offline-copy.ts';
import { loadSentences } from './use-sentences.ts';

jest.mock('./offline-copy.ts');
jest.mock('./use-sentences.ts');

const { dropOtherCopies, isPageKept, keepPage, readCopy, writeCopy } = jest.mocked(copies);
const handovers = { handovers: [], openDamages: [] };
const rows = [{ id: 7 }, { id: 8 }, { id: 9 }];
const copyOf = (minutesAgo: number) => ({
  accountId: '1',
  copiedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  booking: BOOKING,
  handovers,
});
const written = () => writeCopy.mock.calls.map(([{ booking }]) => booking.id);

let person: { status: 'signed-in'; accountId: string } | { status: 'signed-out' };
const getEntity = jest.fn();
const list = jest.fn();
const services = {
  api: { getEntity, handovers: { list } },
  session: { getState: () => person },
} as unknown as Pick<HostServices, 'api' | 'session'>;
const keep = (signal = new AbortController().signal) => keepProtocols(services, '1', rows, signal);

beforeEach(() => {
  jest.resetAllMocks();
  person = { status: 'signed-in', accountId: '1' };
  readCopy.mockResolvedValue(undefined);
  writeCopy.mockResolvedValue(undefined);
  isPageKept.mockResolvedValue(false);
  list.mockResolvedValue(handovers);
  getEntity.mockImplementation(async (entity: string, id: string) =>
    entity === 'Cars' ? { ...CAR, CarId: id } : { ...BOOKING, id: Number(id), status: 'out' },
  );
});

test('one that cannot be read leaves the others and the page, and is told', async () => {
  list.mockRejectedValueOnce(new Error('500'));
  await expect(keep()).rejects.toThrow('1 of 3');
  expect(written()).toEqual([8, 9]);
  expect(keepPage).toHaveBeenCalledTimes(1);
  expect(dropOtherCopies).toHaveBeenCalledTimes(1);
});

test('a copy is read again when it is older than ten minutes', async () => {
  readCopy.mockImplementation(async (id) => copyOf(id === 8 ? 11 : 9));
  isPageKept.mockResolvedValue(true);
  await keep();
  expect(written()).toEqual([8]);
  readCopy.mockResolvedValue(copyOf(1));
  await keep();
  expect(written()).toEqual([8]);
  expect(keepPage).toHaveBeenCalledTimes(1);
  // It could not be kept before.
  isPageKept.mockResolvedValue(false);
  await keep();
  expect(keepPage).toHaveBeenCalledTimes(2);
});

test('runs come one after the other, and end at once when the list is left', async () => {
  const left = new AbortController();
  list.mockImplementationOnce(async () => {
    left.abort();
    return handovers;
  });
  await Promise.all([keep(left.signal), keep()]);
  expect(written()).toEqual([7, 7, 8, 9]);
  expect(keepPage).toHaveBeenCalledTimes(1);
});

test('waits while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const kept = keep();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(list).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await kept;
  expect(written()).toEqual([7, 8, 9]);
});

test.each([7, 9])('a sign-out while the protocol of %d is read is followed by no copy and no page', async (id) => {
  list.mockImplementation(async (read) => {
    if (read === id) person = { status: 'signed-out' };
    return handovers;
  });
  await keep();
  expect(written()).not.toContain(id);
  expect(keepPage).not.toHaveBeenCalled();
});

test('a sign-out while the texts are read is followed by no page', async () => {
  jest.mocked(loadSentences).mockImplementation(async () => {
    person = { status: 'signed-out' };
    return { en: {}, fr: {}, es: {}, ar: {} };
  });
  await keep();
  expect(written()).toEqual([7, 8, 9]);
  expect(keepPage).not.toHaveBeenCalled();
});

test('keeps the car of the protocol that its page shows', async () => {
  list.mockResolvedValue({ ...handovers, handovers: [{ direction: 'return', carId: 'former' }] });
  await keep();
  expect(writeCopy.mock.calls[0]?.[0].car?.CarId).toBe('former');
});

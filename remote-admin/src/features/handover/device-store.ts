import { HANDOVER_DATABASE } from '../../data/kept-handovers.ts';

const ROOMS = ['changes', 'photos'] as const;
type Room = (typeof ROOMS)[number];

/** What this device keeps until the server has it, by keys: changes as objects, photos as bytes. */
export interface DeviceStore {
  readAll(room: Room): Promise<readonly unknown[]>;
  read(room: Room, key: string): Promise<unknown>;
  write(room: Room, key: string, value: unknown): Promise<void>;
  remove(room: Room, key: string): Promise<void>;
  /** Whether all of it outlives the page. */
  isKept(): Promise<boolean>;
}

/** Opens the store in IndexedDB, until a sign-out removes it. What it does not take stays in memory: a device may be full, and private windows keep nothing. */
export function openDeviceStore(onForgotten?: () => void): DeviceStore {
  const memory = { changes: new Map<string, unknown>(), photos: new Map<string, unknown>() };
  let opened: Promise<IDBDatabase | undefined> | undefined;

  function open(): Promise<IDBDatabase | undefined> {
    opened ??= openDatabase(forget).catch(() => undefined);
    return opened;
  }

  function forget(): void {
    opened = undefined;
    for (const kept of Object.values(memory)) kept.clear();
    onForgotten?.();
  }

  /** Returns undefined without a database. */
  async function run<Value>(
    room: Room,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | undefined> {
    const database = await open();
    if (!database) return undefined;
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(room, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(room));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    async readAll(room) {
      const kept: readonly unknown[] = (await run(room, 'readonly', (store) => store.getAll())) ?? [];
      return [...kept, ...memory[room].values()];
    },
    async read(room, key) {
      return memory[room].get(key) ?? (await run(room, 'readonly', (store) => store.get(key) as IDBRequest<unknown>));
    },
    async write(room, key, value) {
      memory[room].set(key, value);
      try {
        if ((await run(room, 'readwrite', (store) => store.put(value, key))) !== undefined) memory[room].delete(key);
      } catch (error) {
        console.error('This device could not keep a change', error);
        // Or an older value would come back with the next page.
        await run(room, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
      }
    },
    async remove(room, key) {
      memory[room].delete(key);
      await run(room, 'readwrite', (store) => store.delete(key));
    },
    isKept: async () => (await open()) !== undefined && memory.changes.size + memory.photos.size === 0,
  };
}

/** @param onDeleted somebody has signed out */
function openDatabase(onDeleted: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(HANDOVER_DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const room of ROOMS) request.result.createObjectStore(room);
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onversionchange = () => {
        result.close();
        onDeleted();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
  });
}

import type { DataChange, DataChangeService } from 'shared-kit/contract';

type Listener = Parameters<DataChangeService['subscribe']>[0];

/** Creates the event bus for data changes. Errors of listeners are logged. */
export function createDataChanged(): DataChangeService {
  const listeners = new Set<Listener>();
  const announced = new Map<string, DataChange>();
  const call = async (listener: Listener, change: DataChange) => {
    try {
      await listener(change);
    } catch (error) {
      console.error(`A listener for changes of ${change.entity} failed`, error);
    }
  };
  return {
    async announce(change) {
      announced.set(JSON.stringify(change), change);
      await Promise.all([...listeners].map((listener) => call(listener, change)));
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const change of announced.values()) void call(listener, change);
      return () => void listeners.delete(listener);
    },
  };
}

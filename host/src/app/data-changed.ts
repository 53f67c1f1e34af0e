import type { DataChange, DataChangeService } from 'shared-kit/contract';

type Listener = Parameters<DataChangeService['subscribe']>[0];

/** Carries the remotes' announcements. They are events and no state, hence no store. A listener's failure is logged. */
export function createDataChanged(): DataChangeService {
  const listeners = new Set<Listener>();
  const announced = new Map<string, DataChange>();
  const call = async (listener: Listener, change: DataChange) => {
    try {
      await listener(change);
    } catch (error) {
      console.error(`A change of ${change.entity} could not be followed`, error);
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

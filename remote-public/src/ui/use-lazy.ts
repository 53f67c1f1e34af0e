import { type ComponentType, useState } from 'react';
import { lazyComponent } from 'shared-kit/remote';

/**
 * Returns a component that is loaded when it is first rendered, and a function that preloads it, so that it renders
 * without suspending. Not to be called after it was rendered, which would mount it again. A failed load is thrown when
 * the component is rendered, and retried on the next page.
 */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props>, preload: (onLoaded?: () => void) => void] {
  const [Component, setComponent] = useState<ComponentType<Props>>(() => lazyComponent(load));
  const preload = (onLoaded?: () => void) => {
    load().then(
      (loaded) => {
        setComponent(() => loaded);
        onLoaded?.();
      },
      () => undefined,
    );
  };
  return [Component, preload];
}

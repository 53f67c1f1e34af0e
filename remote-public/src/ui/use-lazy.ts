import { type ComponentType, useState } from 'react';
import { lazyComponent } from 'shared-kit/remote';

/**
 * Returns a component that is loaded when it is first rendered, and a function that loads it before, so that it then shows
 * at once: not afterwards, since what is shown would be rendered anew. A failed load is thrown when the component is
 * rendered, and tried again on the next page.
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

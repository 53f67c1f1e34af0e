import { type ComponentType, createContext, useContext, useState } from 'react';
import { type LoadMessages, TextsProvider, useIntl } from 'shared-kit/intl';
import { lazyComponent } from 'shared-kit/remote';

/** Absent in tests, whose texts are English, as in the code. */
export const LoadTextsContext = createContext<LoadMessages | undefined>(undefined);

/**
 * Returns a component that is loaded when it is first rendered, and a function that preloads it, so that it renders
 * without suspending. Not to be called after it was rendered, which would mount it again. A failed load is thrown when
 * the component is rendered, and retried on the next page.
 * @param part of `text-parts.json` with the texts that only this component shows; loaded with it
 */
export function useLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  part?: string,
): [ComponentType<Props>, preload: (onLoaded?: () => void) => void] {
  const { locale, messages } = useIntl();
  const loadTexts = useContext(LoadTextsContext);

  const loadAll = async (): Promise<ComponentType<Props>> => {
    const [Loaded, texts] = await Promise.all([load(), part && loadTexts?.(locale, part)]);
    if (!texts) return Loaded;
    const all = { ...messages, ...texts };
    return (props) => (
      <TextsProvider locale={locale} messages={all}>
        <Loaded {...props} />
      </TextsProvider>
    );
  };

  const [Component, setComponent] = useState<ComponentType<Props>>(() => lazyComponent(loadAll));
  const preload = (onLoaded?: () => void) => {
    loadAll().then(
      (loaded) => {
        setComponent(() => loaded);
        onLoaded?.();
      },
      () => undefined,
    );
  };
  return [Component, preload];
}

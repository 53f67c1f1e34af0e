import { useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { readChoice, storeChoice } from './stored-choice.ts';

/** Shape in which a view is stored in the browser. */
type Stored<View> = Readonly<Partial<Record<keyof View, unknown>>>;

/**
 * Returns how the person chose to see a list last in this browser, the function that stores another choice, and the view
 * as it was when the component was mounted.
 * @param parse gets what is stored, perhaps by another version
 */
export function useStoredView<View extends object>(
  name: string,
  parse: (stored: Stored<View>) => View,
  write: (view: View) => Stored<View> = (view) => view,
) {
  const session = useHost().session.getState();
  const key = `${name}/${session.status === 'signed-in' ? (session.accountId ?? '') : ''}`;
  const [begin] = useState(() => parse(Object(readChoice(key))));
  const [view, setView] = useState(begin);
  const remember = (choice: Partial<View>) => {
    const next = { ...view, ...choice };
    setView(next);
    storeChoice(key, write(next));
  };
  return [view, remember, begin] as const;
}

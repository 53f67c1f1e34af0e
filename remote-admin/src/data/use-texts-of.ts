import { createTexts, type Texts } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { loadMessages } from '../load-messages.ts';

/** Returns the texts of a part that the page does not load by itself; undefined until they are loaded. */
export function useTextsOf(part: Parameters<typeof loadMessages>[1]): Texts | undefined {
  const { code } = useHost().locale;
  const { data } = useSWR(['texts of', part, code], () => loadMessages(code, part));
  return data && createTexts(code, data);
}

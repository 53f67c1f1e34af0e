import { createTexts, type Texts } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { loadMessages } from '../../load-messages.ts';

/** Returns the texts that pages of others show of fines; undefined until they are loaded. */
export function useMarkTexts(): Texts | undefined {
  const { code } = useHost().locale;
  const { data } = useSWR(['texts of fines', code], () => loadMessages(code, 'fineMark'));
  return data && createTexts(code, data);
}

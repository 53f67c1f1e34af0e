import type { LocaleCode, Paper } from 'shared-kit/domain';
import type { Message } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useOpenFile } from './use-open-file.ts';

/**
 * Returns the function that shows the file of a paper, or a copy with a second language, in a tab of its own.
 * @param notOpened says that it could not be opened
 */
export function useOpenPaper(notOpened: Message) {
  const { api } = useHost();
  const openFile = useOpenFile(notOpened);
  return ({ id }: Pick<Paper, 'id'>, secondLocale?: LocaleCode) => openFile(() => api.papers.getFile(id, secondLocale));
}

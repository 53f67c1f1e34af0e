import { isNotFound } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { CHANGE_TEXT } from '../../ui/texts.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import { blockContent } from './block-content.ts';
import { BLOCK_TEXT } from './texts.ts';
import type { PlannedBlock } from './use-planning-entries.ts';

/** Returns the function that deletes a block, which can be undone; it resolves to whether the block is gone. */
export function useRemoveBlock() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const refresh = useRefresh();
  return async (block: PlannedBlock, carName: string): Promise<boolean> => {
    try {
      await api.deleteEntity('CarBlocks', block.id);
    } catch (error) {
      // Already deleted by a colleague, which is the wanted result.
      if (!isNotFound(error)) {
        showFailure({
          log: 'The block could not be deleted',
          error,
          text: formatMessage(BLOCK_TEXT.deleteFailed),
        });
        return false;
      }
    }
    showUndo(
      formatMessage(BLOCK_TEXT.deleted),
      async () => {
        await api.createEntities('CarBlocks', [blockContent(block)]);
        await refresh.bookings();
      },
      { changed: formatMessage(CHANGE_TEXT.of, { name: carName, what: format.range(block) }) },
    );
    await refresh.bookings();
    return true;
  };
}

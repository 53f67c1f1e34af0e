import type { DamageMark } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VIEW_NAMES } from 'shared-kit/messages';
import { DAMAGE_TEXT } from './texts.ts';
import { zoneNames, zoneOf } from './zones.ts';

/** Returns the function that says in words where a mark is. */
export function useZoneText(): (mark: Pick<DamageMark, 'view' | 'x' | 'y'>) => string {
  const { formatMessage } = useIntl();
  return (mark) => {
    const { row, column } = zoneNames(mark.view, zoneOf(mark));
    return formatMessage(DAMAGE_TEXT.place, {
      view: formatMessage(VIEW_NAMES[mark.view]),
      row: formatMessage(row),
      column: formatMessage(column),
    });
  };
}

import { useState } from 'react';

/** Rows of a list that a person has chosen. */
export interface Selection {
  /** Names of the checkboxes. */
  readonly labels: SelectionLabels;
  readonly ids: readonly number[];
  readonly isAll: boolean;
  /** Chooses exactly these rows. */
  readonly choose: (ids: readonly number[]) => void;
  /** Chooses a row or no longer; with `isRange` all rows from the one before. */
  readonly toggle: (id: number, isRange: boolean) => void;
  /** Chooses all rows, or none when all are chosen. */
  readonly toggleAll: () => void;
}

interface SelectionLabels {
  readonly all: string;
  readonly one: (id: number) => string;
}

interface Chosen {
  readonly key: string;
  readonly ids: readonly number[];
  /** The row that was pressed last. */
  readonly last?: number;
}

/**
 * Returns the chosen rows of a list.
 * @param key identifies page, order and filter; another one begins with nothing chosen
 * @param rows ids of all rows, in their order
 */
export function useSelection(key: string, rows: readonly number[], labels: SelectionLabels): Selection {
  const [state, setState] = useState<Chosen>({ key, ids: [] });
  const { ids: kept, last }: Pick<Chosen, 'ids' | 'last'> = state.key === key ? state : { ids: [] };
  const ids = rows.filter((id) => kept.includes(id));
  const isAll = rows.length > 0 && ids.length === rows.length;
  const choose = (chosen: readonly number[], pressed?: number) =>
    setState({ key, ids: chosen, ...(pressed !== undefined && { last: pressed }) });
  return {
    labels,
    ids,
    isAll,
    choose: (chosen) => choose(chosen),
    toggle(id, isRange) {
      const [start, end] = [rows.indexOf(isRange && last !== undefined ? last : id), rows.indexOf(id)];
      const pressed = start < 0 ? [id] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
      const others = ids.filter((one) => !pressed.includes(one));
      choose(ids.includes(id) ? others : [...others, ...pressed], id);
    },
    toggleAll: () => choose(isAll ? [] : rows),
  };
}

// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells on a grid of days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { memo } from 'react';
import { useIntl } from 'shared-kit/intl';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import type { ModelCount } from './model-counts.ts';
import styles from './planning-grid.module.css';
import { PLANNING_TEXT } from './texts.ts';
import type { ItemWindow } from './visible-window.ts';

interface PlanningModelsProps {
  /** Cars of one model stand side by side. */
  readonly cars: readonly PlanningCar[];
  readonly rows: ItemWindow;
  readonly models: ReadonlyMap<string, ModelCount>;
  readonly rowHeight: number;
}

/** The names of the models, each beside the plates of its cars. Rows name their cars to screen readers. */
export const PlanningModels = memo(function PlanningModels({ cars, rows, models, rowHeight }: PlanningModelsProps) {
  const groups: { readonly name: string; readonly start: number; readonly end: number }[] = [];
  for (const [index, { name }] of cars.entries()) {
    const last = groups.at(-1);
    if (last?.name === name) groups[groups.length - 1] = { ...last, end: index + 1 };
    else groups.push({ name, start: index, end: index + 1 });
  }
  return groups
    .filter(({ start, end }) => end > rows.start && start < rows.end)
    .map(({ name, start, end }) => (
      <div
        key={name}
        className={styles.model}
        data-single={end - start === 1}
        style={{ insetBlockStart: start * rowHeight, blockSize: (end - start) * rowHeight }}
        aria-hidden="true"
      >
        <div>
          <p>
            <bdi translate="no">{name}</bdi>
            <FreeToday model={models.get(name)} />
          </p>
        </div>
      </div>
    ));
});

interface ModelRowProps {
  readonly name: string;
  readonly row: number;
  readonly rowHeight: number;
  readonly model: ModelCount | undefined;
}

/** The name of a model in a line above its cars. */
export const ModelRow = memo(function ModelRow({ name, row, rowHeight, model }: ModelRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={`${styles.row} ${styles.modelRow}`}
      style={{ insetBlockStart: row * rowHeight }}
    >
      <div role="rowheader" aria-colindex={1}>
        <bdi translate="no">{name}</bdi> <FreeToday model={model} />
      </div>
    </div>
  );
});

/** How many cars of a model are free today. */
export function FreeToday({ model }: { readonly model: ModelCount | undefined }) {
  const { formatMessage } = useIntl();
  if (model?.free === undefined) return null;
  return <small>{formatMessage(PLANNING_TEXT.freeToday, { free: model.free, count: model.cars })}</small>;
}

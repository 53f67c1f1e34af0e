import type { ComponentType, ReactNode } from 'react';
import type { Permission } from 'shared-kit/domain';
import { type Message, type NodeValues, useIntl } from 'shared-kit/intl';
import { usePermission } from '../data/use-permission.ts';
import { FoldedOnPhone } from '../ui/panel.tsx';

/** What a panel of a page gets: its title, and what the page shows. */
export type PanelProps<Facts = unknown> = Facts & { readonly title: ReactNode };

/** A panel of a page; a further one is a line in the page's list. */
export interface PagePanel<Facts = unknown> {
  readonly title: Message;
  /** Id in the page, for links. */
  readonly anchor?: string;
  /** Shown only to people with it. */
  readonly permission?: Permission;
  /** Rarely read: on a phone one line that opens. */
  readonly isFolded?: boolean;
  readonly Panel: ComponentType<PanelProps<Facts>>;
}

interface PanelListProps<Facts> {
  readonly panels: readonly PagePanel<Facts>[];
  /** Handed to each panel. */
  readonly facts: Facts;
  /** Values in the titles. */
  readonly values?: NodeValues;
}

/** The panels of a page, in the order of its list. */
export function PanelList<Facts>({ panels, ...shared }: PanelListProps<Facts>) {
  return panels.map((panel) => <AllowedPanel key={panel.title.id} panel={panel} {...shared} />);
}

interface AllowedPanelProps<Facts> extends Omit<PanelListProps<Facts>, 'panels'> {
  readonly panel: PagePanel<Facts>;
}

function AllowedPanel<Facts>({ panel, facts, values }: AllowedPanelProps<Facts>) {
  const { formatMessage } = useIntl();
  const { title, anchor, permission, isFolded = false, Panel } = panel;
  const isAllowed = usePermission(permission);
  const content = isAllowed && (
    <FoldedOnPhone value={isFolded}>
      <Panel {...facts} title={formatMessage(title, values)} />
    </FoldedOnPhone>
  );
  return content && anchor ? <div id={anchor}>{content}</div> : content;
}

import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useHost } from 'shared-kit/remote';

interface MoreMenuProps {
  /** Name of the button. */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly label: string; readonly onClick: () => void }[];
  /** Whether the button has a frame, as others beside it. */
  readonly isFramed?: boolean;
}

/** A button of three dots with a menu of rare actions. */
export function MoreMenu({ label, items, isFramed = false }: MoreMenuProps) {
  const { direction } = useHost().locale;
  const button = useRef<HTMLButtonElement>(null);

  // Focuses the menu's button, because the menu closes: a dialog that the action opens returns the focus there.
  const act = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <Dropdown
      menu={{ items: items.map(({ onClick, ...item }) => ({ ...item, onClick: act(onClick) })) }}
      trigger={['click']}
      // Ant Design's left and right are those of the window.
      placement={direction === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      autoFocus
      destroyOnHidden
      // Inside the page's landmark.
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
    >
      <Button
        ref={button}
        type={isFramed ? 'default' : 'text'}
        icon={<Dots />}
        aria-label={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}

function Dots() {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="19" cy="12" r="1.8" />
    </svg>
  );
}

import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { PAGE_LINKS } from '../../ui/texts.ts';
import { FLEET_TEXT } from './texts.ts';

export interface CarMenuProps {
  readonly car: Car;
  readonly history: { readonly label: string; readonly onOpen: () => void };
  readonly onDuplicate: () => void;
}

/** Menu with the rare actions on a car. */
export function CarMenu({ car: { CarId, name, plate }, history, onDuplicate }: CarMenuProps) {
  const { direction } = useHost().locale;
  const { formatMessage } = useIntl();
  const mayCreate = usePermission('cars.create');
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);

  // Focuses the menu's button, because the menu closes: a dialog that the action opens returns the focus there.
  const act = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  const duplicate = {
    key: 'duplicate',
    label: formatMessage(FLEET_TEXT.duplicate),
    onClick: act(onDuplicate),
  };
  const showHistory = { key: 'history', label: history.label, onClick: act(history.onOpen) };
  const showDamage = {
    key: 'damage',
    label: formatMessage(FLEET_TEXT.damage),
    onClick: () => void navigate(`/admin/cars/${encodeURIComponent(CarId)}/damage`),
  };
  const showPapers = {
    key: 'papers',
    label: formatMessage(PAGE_LINKS.vehicle),
    onClick: () => void navigate(`/admin/cars/${encodeURIComponent(CarId)}/papers`),
  };
  const showFines = {
    key: 'fines',
    label: formatMessage(PAGE_LINKS.fines),
    onClick: () => void navigate(`/admin/fines?q=${encodeURIComponent(plate ?? name)}`),
  };
  const items = [...(mayCreate ? [duplicate] : []), showPapers, showFines, showDamage, showHistory];
  return (
    <Dropdown
      menu={{ items }}
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
        type="text"
        icon={<Dots />}
        aria-label={formatMessage(FLEET_TEXT.more, { name })}
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

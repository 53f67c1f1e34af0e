import { useNavigate } from 'react-router-dom';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../../data/use-permission.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PAGE_LINKS } from '../../ui/texts.ts';
import { FLEET_TEXT } from './texts.ts';

export interface CarMenuProps {
  readonly car: Car;
  readonly history: { readonly label: string; readonly onOpen: () => void };
  readonly onDuplicate: () => void;
}

/** Menu with the rare actions on a car. */
export function CarMenu({ car: { CarId, name, plate }, history, onDuplicate }: CarMenuProps) {
  const { formatMessage } = useIntl();
  const mayCreate = usePermission('cars.create');
  const navigate = useNavigate();

  const duplicate = {
    key: 'duplicate',
    label: formatMessage(FLEET_TEXT.duplicate),
    onClick: onDuplicate,
  };
  const showHistory = { key: 'history', label: history.label, onClick: history.onOpen };
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
  return <MoreMenu label={formatMessage(FLEET_TEXT.more, { name })} items={items} />;
}

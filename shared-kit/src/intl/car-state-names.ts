import type { Accessory, DamageKind, DamageView } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** What goes with a car. */
export const ACCESSORY_NAMES: Readonly<Record<Accessory, Message>> = defineMessages({
  papers: { id: 'carState.ACCESSORY_NAMES.papers', defaultMessage: 'Car papers' },
  spare_wheel: { id: 'carState.ACCESSORY_NAMES.spare_wheel', defaultMessage: 'Spare wheel' },
  jack: { id: 'carState.ACCESSORY_NAMES.jack', defaultMessage: 'Jack', description: 'Lifts a car' },
  triangle: { id: 'carState.ACCESSORY_NAMES.triangle', defaultMessage: 'Warning triangle' },
  vest: { id: 'carState.ACCESSORY_NAMES.vest', defaultMessage: 'Safety vest' },
  extinguisher: { id: 'carState.ACCESSORY_NAMES.extinguisher', defaultMessage: 'Fire extinguisher' },
  child_seat: { id: 'carState.ACCESSORY_NAMES.child_seat', defaultMessage: 'Child seat' },
  gps: { id: 'carState.ACCESSORY_NAMES.gps', defaultMessage: 'Navigation device' },
  charger: { id: 'carState.ACCESSORY_NAMES.charger', defaultMessage: 'Charger' },
  key2: { id: 'carState.ACCESSORY_NAMES.key2', defaultMessage: 'Second key' },
});

/** The sides of a car. */
export const VIEW_NAMES: Readonly<Record<DamageView, Message>> = defineMessages({
  front: { id: 'carState.VIEW_NAMES.front', defaultMessage: 'Front', description: 'Of a car' },
  rear: { id: 'carState.VIEW_NAMES.rear', defaultMessage: 'Rear', description: 'Of a car' },
  left: { id: 'carState.VIEW_NAMES.left', defaultMessage: 'Left side', description: 'Of a car' },
  right: { id: 'carState.VIEW_NAMES.right', defaultMessage: 'Right side', description: 'Of a car' },
  top: { id: 'carState.VIEW_NAMES.top', defaultMessage: 'From above', description: 'View of a car' },
});

export const DAMAGE_NAMES: Readonly<Record<DamageKind, Message>> = defineMessages({
  scratch: { id: 'carState.DAMAGE_NAMES.scratch', defaultMessage: 'Scratch', description: 'Kind of damage' },
  dent: { id: 'carState.DAMAGE_NAMES.dent', defaultMessage: 'Dent', description: 'Kind of damage' },
  crack: { id: 'carState.DAMAGE_NAMES.crack', defaultMessage: 'Crack', description: 'Kind of damage' },
  missing: { id: 'carState.DAMAGE_NAMES.missing', defaultMessage: 'Part missing', description: 'Kind of damage' },
  other: { id: 'carState.DAMAGE_NAMES.other', defaultMessage: 'Other damage', description: 'Kind of damage' },
});

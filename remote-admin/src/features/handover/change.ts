import type { HandoverSigning } from 'shared-kit/api-client';
import type {
  DamageMark,
  HandoverDirection,
  HandoverFieldName,
  HandoverValues,
  LocaleCode,
  Stroke,
} from 'shared-kit/domain';

/** A value of each field that changes; null for one that is emptied. */
export type ValueChanges = { readonly [Name in HandoverFieldName]?: HandoverValues[Name] | null };

/** What staff decided about a proposed charge; `amount` in cents. */
export interface ChargeDecision {
  readonly amount?: number;
  /** The amount as it is typed. */
  readonly text?: string;
  readonly isDropped?: boolean;
  readonly reason?: string;
}

/** What staff charge besides what is proposed. */
export interface OwnCharge {
  readonly key: string;
  readonly label: string;
  /** The amount as it is typed, and in cents once it is one. */
  readonly text: string;
  readonly amount?: number;
}

/** What is prepared for signing on this device: it is not sent before it is signed. */
export interface SigningDraft {
  readonly signerName?: string;
  readonly locale?: LocaleCode;
  readonly strokes?: readonly Stroke[];
  /** The customer gets another car, and the rental goes on. */
  readonly continues?: boolean;
  /** Why an owner hands over the car without valid papers. */
  readonly papersReason?: string;
  /** Why an owner hands over the car to a customer who is not to rent. */
  readonly override?: string;
  /** By the kind of a charge, or the id of its damage. */
  readonly decisions?: Readonly<Record<string, ChargeDecision>>;
  readonly ownCharges?: readonly OwnCharge[];
}

/** A change of a protocol, in the order in which it is sent. */
export type Change =
  | { readonly type: 'open'; readonly direction: HandoverDirection }
  | { readonly type: 'values'; readonly values: ValueChanges }
  | { readonly type: 'damage'; readonly damageId: string; readonly mark: DamageMark }
  | { readonly type: 'damage-removed'; readonly damageId: string }
  | { readonly type: 'photo'; readonly sha256: string; readonly damageId?: string }
  | { readonly type: 'photo-removed'; readonly sha256: string }
  | { readonly type: 'sign'; readonly signing: HandoverSigning }
  | { readonly type: 'draft'; readonly draft: SigningDraft };

/** Returns what a change is about: a later one about the same replaces it. */
export function subjectOf(change: Change): string {
  switch (change.type) {
    case 'values':
      return `values ${Object.keys(change.values).join(' ')}`;
    case 'damage':
    case 'damage-removed':
      return `damage ${change.damageId}`;
    case 'photo':
    case 'photo-removed':
      return `photo ${change.sha256}`;
    default:
      return change.type;
  }
}

/** Returns whether somebody would miss the change: of a draft, what is drawn, decided or charged. */
export function isWork(change: Change): boolean {
  if (change.type !== 'draft') return true;
  const { strokes = [], decisions = {}, ownCharges = [], papersReason = '', override = '' } = change.draft;
  return (papersReason + override).length + strokes.length + Object.keys(decisions).length + ownCharges.length > 0;
}

/** Why the server refused a change for good. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly body?: object;
}

/** A change that is kept on this device until the server has it. */
export interface QueuedChange {
  readonly key: string;
  readonly handoverId: string;
  readonly bookingId: number;
  /** Of the person who made it: nobody else sends it. */
  readonly accountId: string;
  /** In the order of sending. */
  readonly place: number;
  /** Changes with each replacement. */
  readonly revision: number;
  readonly change: Change;
  readonly refusal?: Refusal;
}

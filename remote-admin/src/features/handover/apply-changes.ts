import type { Damage, Handover, HandoverPhoto, HandoverSigning } from 'shared-kit/api-client';
import type { DamageMark, HandoverValues } from 'shared-kit/domain';
import type { Change, QueuedChange, SigningDraft } from './change.ts';

export interface ShownPhoto extends Omit<HandoverPhoto, 'fileId'> {
  /** Undefined while it is on this device only. */
  readonly fileId: string | undefined;
  /** Of a photo that was not sent. */
  readonly queued?: QueuedChange;
}

export interface ShownDamage extends DamageMark {
  readonly id: string;
}

/** A protocol as the server has it, with what this device has not sent yet. */
export interface ShownHandover {
  readonly values: HandoverValues;
  readonly damages: readonly ShownDamage[];
  readonly photos: readonly ShownPhoto[];
  readonly draft: SigningDraft;
  /** Signed on this device, and not sent yet. */
  readonly signing: HandoverSigning | undefined;
}

/** Applies the changes of one protocol, in their order. */
export function applyChanges(
  stored: Pick<Handover, 'values' | 'damages' | 'photos'> | undefined,
  changes: readonly QueuedChange[],
): ShownHandover {
  const { values = {}, damages = [], photos = [] } = stored ?? {};
  let shown: ShownHandover = { values, damages: damages.map(toShown), photos, draft: {}, signing: undefined };
  for (const queued of changes) shown = { ...shown, ...apply(shown, queued.change, queued) };
  return shown;
}

function apply(shown: ShownHandover, change: Change, queued: QueuedChange): Partial<ShownHandover> {
  switch (change.type) {
    case 'values': {
      const all = Object.entries({ ...shown.values, ...change.values }).filter(([, value]) => value !== null);
      return { values: Object.fromEntries(all) };
    }
    case 'damage':
      return { damages: replace(shown.damages, { id: change.damageId, ...change.mark }, ({ id }) => id) };
    case 'damage-removed':
      return { damages: shown.damages.filter(({ id }) => id !== change.damageId) };
    case 'photo': {
      const { sha256 } = change;
      const before = shown.photos.find((one) => one.sha256 === sha256);
      // One of a damage stays that when it is added again without it.
      const damageId = change.damageId ?? before?.damageId;
      const photo = { sha256, fileId: before?.fileId, ...(damageId && { damageId }), queued };
      return { photos: replace(shown.photos, photo, (one) => one.sha256) };
    }
    case 'photo-removed':
      return { photos: shown.photos.filter(({ sha256 }) => sha256 !== change.sha256) };
    case 'sign':
      return { signing: queued.refusal ? undefined : change.signing };
    case 'draft':
      return { draft: change.draft };
    case 'open':
      return {};
  }
}

function toShown({ id, view, x, y, kind, note }: Damage): ShownDamage {
  return { id, view, x, y, kind, ...(note && { note }) };
}

function replace<Item>(list: readonly Item[], item: Item, keyOf: (item: Item) => string): readonly Item[] {
  const index = list.findIndex((other) => keyOf(other) === keyOf(item));
  return index === -1 ? [...list, item] : list.with(index, item);
}

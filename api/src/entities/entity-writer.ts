import type { FieldProblems } from '../http/problems.ts';
import type { Services } from '../services.ts';

/** A checked body, by the names of the entity's fields. */
export type EntityBody = Readonly<Record<string, unknown>>;
export type EntityKey = string | number;
/** An entity as it is answered to staff, see `toWire`. */
export type WireEntity = Readonly<Record<string, unknown>>;

/** How an entity is written, with its own rules; each call does all of its list or nothing. */
export interface EntityWriter {
  /** What the schema cannot see in a body; told together with what it does see. */
  findProblems(services: Services, body: EntityBody): FieldProblems;
  /** Answers what there is now, in the order of the bodies. */
  create(services: Services, bodies: readonly EntityBody[]): Promise<readonly WireEntity[]>;
  /** Changes what each body names; the key tells which entity. Answers what there is now. */
  update(services: Services, bodies: readonly EntityBody[]): Promise<readonly WireEntity[]>;
  remove(services: Services, keys: readonly EntityKey[]): Promise<void>;
}

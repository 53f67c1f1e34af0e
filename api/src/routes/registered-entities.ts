import { BOOKINGS_WRITER } from '../bookings/bookings-writer.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import { CARS_ENTITY } from '../entities/cars-entity.ts';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import type { EntityWriter } from '../entities/entity-writer.ts';
import type { CreationLimit } from '../entities/limit-creation.ts';
import { CARS_WRITER } from '../fleet/cars-writer.ts';

export interface RegisteredEntity {
  readonly entity: EntityDefinition;
  readonly writer: EntityWriter;
  /** How often a client that is not signed in may create. */
  readonly creationLimit?: CreationLimit;
}

/** The entities of the API; another one is another line here. */
export const REGISTERED_ENTITIES: readonly RegisteredEntity[] = [
  { entity: CARS_ENTITY, writer: CARS_WRITER },
  {
    entity: BOOKINGS_ENTITY,
    writer: BOOKINGS_WRITER,
    // Generous for a family or a hotel behind one address, too little for a script that fills the calendar.
    creationLimit: { max: 30, windowMs: 10 * 60_000 },
  },
];

import type { RateLimitOptions } from '@fastify/rate-limit';
import { BOOKINGS_WRITER } from '../bookings/bookings-writer.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import { CARS_ENTITY } from '../entities/cars-entity.ts';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import type { EntityWriter } from '../entities/entity-writer.ts';
import { CARS_WRITER } from '../fleet/cars-writer.ts';

export interface RegisteredEntity {
  readonly entity: EntityDefinition;
  readonly writer: EntityWriter;
  /** How often one client may create. */
  readonly creationLimit?: Pick<RateLimitOptions, 'max' | 'timeWindow'>;
}

/** The entities of the API; another one is another line here. */
export const REGISTERED_ENTITIES: readonly RegisteredEntity[] = [
  { entity: CARS_ENTITY, writer: CARS_WRITER },
  {
    entity: BOOKINGS_ENTITY,
    writer: BOOKINGS_WRITER,
    // Generous for a family or a hotel behind one address, too little for a script that fills the calendar.
    creationLimit: { max: 30, timeWindow: '10 minutes' },
  },
];

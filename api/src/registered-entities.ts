import { bookingCellTexts } from './bookings/booking-cell-texts.ts';
import { bookingEntityRoutes } from './bookings/booking-entity-routes.ts';
import { BOOKINGS_ENTITY } from './bookings/bookings-entity.ts';
import { deleteBookings } from './bookings/commands/delete-bookings.ts';
import { CUSTOMER_HANDLERS } from './customers/customer-handlers.ts';
import { CUSTOMERS_ENTITY } from './customers/customers-entity.ts';
import { createUpdateRoutes } from './entities/create-update-routes.ts';
import type { EntityDefinition, EntityHandlers, RegisteredEntity } from './entities/entity-definition.ts';
import { FINE_HANDLERS } from './fines/fine-handlers.ts';
import { FINES_ENTITY, fineCellTexts } from './fines/fines-entity.ts';
import { BLOCK_HANDLERS } from './fleet/blocks/block-handlers.ts';
import { BLOCKS_ENTITY } from './fleet/blocks/blocks-entity.ts';
import { CAR_HANDLERS } from './fleet/cars/car-handlers.ts';
import { CARS_ENTITY } from './fleet/cars/cars-entity.ts';
import { PRICE_RULE_ENTITIES } from './fleet/prices/price-rule-entities.ts';
import { priceRuleHandlers } from './fleet/prices/price-rule-handlers.ts';
import { EMAIL_TEMPLATE_HANDLERS } from './messages/email-template-handlers.ts';
import { EMAIL_TEMPLATES_ENTITY } from './messages/email-templates-entity.ts';

/** The entities of the API. */
export const REGISTERED_ENTITIES: readonly RegisteredEntity[] = [
  written(CARS_ENTITY, CAR_HANDLERS),
  written(BLOCKS_ENTITY, BLOCK_HANDLERS),
  written(EMAIL_TEMPLATES_ENTITY, EMAIL_TEMPLATE_HANDLERS),
  {
    entity: BOOKINGS_ENTITY,
    writeRoutes: bookingEntityRoutes,
    remove: deleteBookings,
    cellTexts: bookingCellTexts,
  },
  written(CUSTOMERS_ENTITY, CUSTOMER_HANDLERS),
  { ...written(FINES_ENTITY, FINE_HANDLERS), cellTexts: fineCellTexts },
  ...Object.values(PRICE_RULE_ENTITIES).map((entity) => written(entity, priceRuleHandlers(entity))),
];

function written(entity: EntityDefinition, handlers: EntityHandlers): RegisteredEntity {
  return { entity, writeRoutes: createUpdateRoutes(entity, handlers), remove: handlers.remove };
}

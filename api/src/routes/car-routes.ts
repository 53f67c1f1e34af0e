import { CARS_ENTITY } from '../entities/cars-entity.ts';
import { createCar, type NewCar } from '../entities/create-car.ts';
import { creationSchema } from '../entities/creation-schema.ts';
import { getEntity } from '../entities/get-entity.ts';
import type { Services } from '../services.ts';
import { guard } from './entity-routes.ts';
import type { RouteScope } from './route-scope.ts';

/** What is special about writing cars. */
export function addCarRoutes(app: RouteScope, { database }: Services): void {
  const options = { schema: { body: creationSchema(CARS_ENTITY) }, onRequest: guard(CARS_ENTITY, 'create') };
  app.post('/api/entities/Cars', options, async (request) => {
    // The schema is made of the definition's fields, which are those of a car.
    const id = await createCar(database, request.body as unknown as NewCar);
    return { code: 200, data: [await getEntity(database, CARS_ENTITY, id, 'staff')] };
  });
}

import type { NewCar } from 'shared-kit/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { CARS_ENTITY } from '../entities/cars-entity.ts';
import type { EntityWriter } from '../entities/entity-writer.ts';
import { getEntities } from '../entities/get-entities.ts';
import { isAllowedImage } from '../images/is-allowed-image.ts';
import { carColumns } from './car-columns.ts';
import { deleteCars } from './delete-cars.ts';
import { makeCarId } from './make-car-id.ts';
import { type CarChange, updateCars } from './update-cars.ts';

/** The bodies have passed the schemas that are made of the entity's fields, so they are what they are taken for. */
export const CARS_WRITER: EntityWriter = {
  findProblems({ imageHosts }, { image }) {
    if (typeof image !== 'string' || isAllowedImage(image, imageHosts)) return {};
    return { image: 'must be an uploaded picture of this site' };
  },

  async create({ database }, bodies) {
    const cars = (bodies as unknown as readonly NewCar[]).map((car) => carColumns(makeCarId(car.name), car));
    await database.insertInto('cars').values(cars).execute();
    return await getEntities(
      database,
      CARS_ENTITY,
      cars.map(({ car_id }) => car_id),
    );
  },

  async update({ database }, bodies) {
    const changes = bodies as unknown as readonly CarChange[];
    await inTransaction(database, (transaction) => updateCars(transaction, changes));
    return await getEntities(
      database,
      CARS_ENTITY,
      changes.map(({ CarId }) => CarId),
    );
  },

  async remove({ database }, ids) {
    await inTransaction(database, (transaction) => deleteCars(transaction, ids.map(String)));
  },
};

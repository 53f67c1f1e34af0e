import type { Transaction } from 'kysely';
import type { NewCar } from 'shared-kit/domain';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import { CARS_ENTITY } from '../entities/cars-entity.ts';
import type { EntityWriter } from '../entities/entity-writer.ts';
import { getEntities } from '../entities/get-entities.ts';
import { invalid } from '../http/problems.ts';
import { isAllowedImage, isImageStored, publicIdOf } from '../images/image-address.ts';
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

  async create({ database, mediaDir }, bodies) {
    const cars = (bodies as unknown as readonly NewCar[]).map((car) => carColumns(makeCarId(car.name), car));
    await inTransaction(database, async (transaction) => {
      await transaction.insertInto('cars').values(cars).execute();
      // Only now: a deletion of the picture waits for this car, or this car has waited for the deletion.
      await requireImages(mediaDir, cars);
    });
    return await getEntities(
      database,
      CARS_ENTITY,
      cars.map(({ car_id }) => car_id),
    );
  },

  async update({ database, mediaDir }, bodies) {
    const changes = bodies as unknown as readonly CarChange[];
    await inTransaction(database, async (transaction) => {
      const before = await findImages(transaction, changes);
      await updateCars(transaction, changes);
      // A car whose picture was lost can still be changed.
      await requireImages(
        mediaDir,
        changes.filter(({ CarId, image }) => image !== before.get(CarId)),
      );
    });
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

/** The images that the cars show now, by the id of the car. */
async function findImages(transaction: Transaction<Schema>, cars: readonly CarChange[]) {
  const rows = await transaction
    .selectFrom('cars')
    .select(['car_id', 'image'])
    .where(
      'car_id',
      'in',
      cars.map(({ CarId }) => CarId),
    )
    .execute();
  return new Map(rows.map(({ car_id, image }) => [car_id, image]));
}

/** @throws ApiProblem 400 when an uploaded image that a car is to show was deleted */
async function requireImages(mediaDir: string, cars: readonly { readonly image?: string }[]): Promise<void> {
  for (const { image } of cars) {
    const publicId = image && publicIdOf(image);
    if (publicId && !(await isImageStored(mediaDir, publicId)))
      throw invalid({ image: 'was deleted meanwhile; please upload it again' });
  }
}

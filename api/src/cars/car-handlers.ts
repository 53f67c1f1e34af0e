import type { Transaction } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import type { EntityChange, EntityHandlers, FieldValues } from '../entities/entity-definition.ts';
import { getEntities } from '../entities/read-entities.ts';
import { insertEntities, updateEntity } from '../entities/write-entities.ts';
import { invalid, noSuchEntity } from '../http/problems.ts';
import { isAllowedImage, isImageStored, publicIdOf } from '../images/image-address.ts';
import { CARS_ENTITY } from './cars-entity.ts';
import { deleteCars } from './delete-cars.ts';
import { lockCars } from './lock-cars.ts';
import { makeCarId } from './make-car-id.ts';

export const CAR_HANDLERS: EntityHandlers = {
  findProblems({ site }, { image }) {
    if (typeof image !== 'string' || isAllowedImage(image, site.imageHosts)) return {};
    return { image: { type: 'image_not_allowed', message: 'must be an uploaded picture of this site' } };
  },

  async create({ database, mediaDir }, entities, { actor }) {
    const cars = entities.map((car) => ({ ...car, CarId: makeCarId(String(car.name)) }));
    await inTransaction(
      database,
      async (transaction) => {
        await insertEntities(transaction, CARS_ENTITY, cars);
        // After the insert: it is serialized with `deleteImage` by the table lock.
        await requireImages(mediaDir, cars);
      },
      actor,
    );
    const keys = cars.map(({ CarId }) => CarId);
    return await getEntities(database, CARS_ENTITY, keys);
  },

  async update({ database, mediaDir }, changes, { actor }) {
    await inTransaction(
      database,
      async (transaction) => {
        const images = await findImages(transaction, changes);
        const ids = changes.map(({ key }) => String(key));
        await lockCars(transaction, ids);
        for (const { key, values } of changes)
          if (!(await updateEntity(transaction, CARS_ENTITY, key, values))) throw noSuchEntity(CARS_ENTITY);
        // A car whose image is missing can still be updated.
        const changed = changes.filter(({ key, values }) => values.image !== images.get(key));
        await requireImages(
          mediaDir,
          changed.map(({ values }) => values),
        );
      },
      actor,
    );
  },

  async remove({ database }, ids, { actor }) {
    await inTransaction(database, (transaction) => deleteCars(transaction, ids.map(String)), actor);
  },
};

/** Returns the current images of the cars, by car id. */
async function findImages(transaction: Transaction<Schema>, changes: readonly EntityChange[]) {
  const ids = changes.map(({ key }) => String(key));
  const rows = await transaction.selectFrom('cars').select(['car_id', 'image']).where('car_id', 'in', ids).execute();
  return new Map<EntityChange['key'], string>(rows.map(({ car_id, image }) => [car_id, image]));
}

/** @throws ApiProblem 400 when a car's uploaded image was deleted meanwhile */
async function requireImages(mediaDir: string, cars: readonly FieldValues[]): Promise<void> {
  for (const { image } of cars) {
    const publicId = typeof image === 'string' ? publicIdOf(image) : undefined;
    if (publicId && !(await isImageStored(mediaDir, publicId)))
      throw invalid({ image: { type: 'image_deleted', message: 'was deleted meanwhile; please upload it again' } });
  }
}

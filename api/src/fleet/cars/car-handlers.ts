import { type SqlBool, sql, type Transaction } from 'kysely';
import { hasPermission, withoutFocalPoint } from 'shared-kit/domain';
import type { FileStore } from 'shared-kit/server';
import type { EntityHandlers, FieldValues } from '../../entities/entity-definition.ts';
import { getEntities } from '../../entities/read-entities.ts';
import { insertEntities, updateEntity } from '../../entities/write-entities.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type DescribedProblem, forbiddenRole, invalid, noSuchEntity } from '../../platform/http/problems.ts';
import { isAllowedImage, isImageStored, publicIdOf } from '../../platform/images/image-url.ts';
import { CARS_ENTITY } from './cars-entity.ts';
import { deleteCars } from './delete-cars.ts';
import { lockCars } from './lock-cars.ts';
import { makeCarId } from './make-car-id.ts';
import { reportTakenPlate } from './report-taken-plate.ts';

const IN_FLEET = sql<SqlBool>`NOT cars.archived`;

export const CAR_HANDLERS: EntityHandlers = {
  findProblems({ site }, car) {
    const notAllowed = Object.entries(imagesOf(car)).filter(([, urls]) =>
      urls.some((url) => !isAllowedImage(url, site.imageHosts)),
    );
    return Object.fromEntries(notAllowed.map(([field]) => [field, IMAGE_NOT_ALLOWED]));
  },

  async create({ database, mediaStore }, entities, { actor }) {
    const cars = entities.map((car) => ({ ...car, CarId: makeCarId(String(car.name)) }));
    await reportTakenPlate(database, cars, () =>
      inTransaction(
        database,
        async (transaction) => {
          await insertEntities(transaction, CARS_ENTITY, cars);
          // After the insert: it is serialized with `deleteImage` by the table lock.
          for (const car of cars) await requireImages(mediaStore, imagesOf(car));
        },
        actor,
      ),
    );
    const keys = cars.map(({ CarId }) => CarId);
    return await getEntities(database, CARS_ENTITY, keys);
  },

  async update({ database, mediaStore }, changes, { actor, role }) {
    const ids = changes.map(({ key }) => String(key));
    const work = async (transaction: Transaction<Schema>) => {
      await lockCars(transaction, ids);
      const before = await findCars(transaction, ids);
      for (const { key, values } of changes) {
        const car = before.get(String(key));
        if (!hasPermission(role, 'cars.price') && changesPrice(values, car)) throw forbiddenRole();
        if (!(await updateEntity(transaction, CARS_ENTITY, key, values, { where: IN_FLEET })))
          throw noSuchEntity(CARS_ENTITY);
        // A car whose picture is missing can still be updated.
        const shown = [car?.image, ...(car?.images ?? [])];
        await requireImages(mediaStore, imagesOf(values), shown);
      }
    };
    const cars = changes.map(({ key, values }) => ({ ...values, CarId: key }));
    await reportTakenPlate(database, cars, () => inTransaction(database, work, actor));
  },

  async remove({ database }, ids, { actor }) {
    await inTransaction(database, (transaction) => deleteCars(transaction, ids.map(String)), actor);
  },
};

const IMAGE_NOT_ALLOWED: DescribedProblem = {
  type: 'image_not_allowed',
  message: 'must be an uploaded picture of this site',
};
const IMAGE_DELETED: DescribedProblem = {
  type: 'image_deleted',
  message: 'was deleted meanwhile; please upload it again',
};

/** Returns the URLs of a body's pictures by the field that has them. */
function imagesOf({ image, images }: FieldValues): Readonly<Record<'image' | 'images', readonly string[]>> {
  const isText = (url: unknown): url is string => typeof url === 'string';
  return { image: [image].filter(isText), images: Array.isArray(images) ? images.filter(isText) : [] };
}

async function findCars(transaction: Transaction<Schema>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('cars')
    .select(['car_id', 'image', 'images', 'price'])
    .where('car_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.car_id, row]));
}

function changesPrice({ price }: FieldValues, car: { readonly price: unknown } | undefined): boolean {
  return price !== undefined && Number(price) !== Number(car?.price);
}

/**
 * @param shown URLs that need not be stored
 * @throws ApiProblem 400 when a picture that is not shown yet was deleted meanwhile
 */
async function requireImages(
  mediaStore: FileStore,
  images: ReturnType<typeof imagesOf>,
  shown: readonly unknown[] = [],
): Promise<void> {
  const shownFiles = shown.map((url) => withoutFocalPoint(String(url)));
  for (const [field, urls] of Object.entries(images))
    for (const url of urls) {
      const publicId = shownFiles.includes(withoutFocalPoint(url)) ? undefined : publicIdOf(url);
      if (publicId && !(await isImageStored(mediaStore, publicId))) throw invalid({ [field]: IMAGE_DELETED });
    }
}

import { sql } from 'kysely';
import type { AnswerProblem } from 'shared-kit/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Services } from '../services.ts';
import { isImageStored } from './image-url.ts';

const NAMED_CARS = 3;

/**
 * Deletes the files of an uploaded image.
 * @returns false when there is no image with this id
 * @throws ApiProblem 409 `image_in_use` when a car uses it, also one off sale
 */
export async function deleteImage({ database, mediaStore }: Services, publicId: string): Promise<boolean> {
  if (!(await isImageStored(mediaStore, publicId))) return false;
  await inTransaction(database, async (transaction) => {
    // The lock waits for concurrent updates of cars, whose result the query then sees. A later update fails, because
    // the image is missing.
    await sql`LOCK TABLE cars IN SHARE MODE`.execute(transaction);
    const cars = await transaction
      .selectFrom('cars')
      .select(['name', 'archived', 'on_sale'])
      .where(sql<boolean>`strpos(array_to_string(image || coalesce(images, '{}'), ' '), ${`/media/${publicId}/`}) > 0`)
      .orderBy('position')
      .execute();
    if (cars.length > 0)
      throw imageInUse(cars.map(({ name, archived, on_sale }) => ({ name, isOffSale: archived || !on_sale })));
    const keys: string[] = [];
    for await (const { key } of mediaStore.list(`${publicId}/`)) keys.push(key);
    await mediaStore.delete(keys);
  });
  return true;
}

type ShowingCars = Extract<AnswerProblem, { readonly type: 'image_in_use' }>['cars'];

function imageInUse(all: ShowingCars): ApiProblem {
  const cars = all.slice(0, NAMED_CARS);
  const more = all.length - cars.length;
  const named = cars.map(({ name, isOffSale }) => (isOffSale ? `${name} (off sale)` : name)).join(', ');
  const others = more > 0 ? ` and ${more} more` : '';
  const show = all.length === 1 ? 'shows' : 'show';
  const message = `This picture cannot be deleted: ${named}${others} ${show} it`;
  return new ApiProblem(409, { type: 'image_in_use', cars, more }, message);
}

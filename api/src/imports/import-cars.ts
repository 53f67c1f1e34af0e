import { sql } from 'kysely';
import { insertEntities } from '../entities/write-entities.ts';
import { CARS_ENTITY } from '../fleet/cars/cars-entity.ts';
import { makeCarId } from '../fleet/cars/make-car-id.ts';
import { isAllowedImage, isImageStored, publicIdOf } from '../platform/images/image-url.ts';
import { newRows, refuse } from './import-row.ts';
import type { ImportRules } from './import-rules.ts';

/** A car is recognized by its number plate. Without a picture it is not on sale: visitors would see an outline. */
export const CAR_IMPORT: ImportRules = {
  tables: ['cars'],

  async check({ mediaStore, site }, database, rows) {
    const fine = newRows(rows);
    const { rows: found } = await sql<{ folded: string; name: string | null }>`
      SELECT fold_plate(asked) AS folded, cars.name FROM unnest(${fine.map(({ values }) => values.plate)}::text[])
        WITH ORDINALITY AS plates (asked, place)
      LEFT JOIN cars ON fold_plate(plate) = fold_plate(asked) AND NOT archived ORDER BY place`.execute(database);
    const first = new Map<string, number>();
    for (const [index, row] of fine.entries()) {
      const { folded = '', name = null } = found[index] ?? {};
      const before = first.get(folded);
      if (name !== null) row.known = { label: `${row.values.plate} · ${name}` };
      else if (before !== undefined) refuse(row, 'plate', { type: 'row_repeated', row: before });
      else first.set(folded, row.number);
      const image = row.values.image === undefined ? undefined : String(row.values.image);
      if (image === undefined || name !== null) continue;
      const publicId = publicIdOf(image);
      if (!isAllowedImage(image, site.imageHosts) || (publicId && !(await isImageStored(mediaStore, publicId))))
        refuse(row, 'image', { type: 'image_not_allowed' });
    }
  },

  async write(_, transaction, rows) {
    const cars = rows.map(({ values }) => ({
      ...values,
      CarId: makeCarId(String(values.name)),
      ...(values.image === undefined && { image: '', onSale: false }),
    }));
    await insertEntities(transaction, CARS_ENTITY, cars);
  },
};

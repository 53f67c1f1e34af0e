import { sql } from 'kysely';
import {
  type CalendarDay,
  type DefaultInterval,
  findPaperGaps,
  findVehicleDues,
  type PaperGap,
  type ServiceInterval,
  type VehicleDue,
  type VehiclePaper,
  type VehicleService,
} from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import { carGone } from '../car-problems.ts';
import type { VehicleFileOwner } from './write-vehicles.ts';

interface StoredFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
}

interface Stored {
  /** ISO timestamp. */
  readonly updatedAt: string;
}

/** A car with its papers, the work on it, and the kilometers of its hand-overs. */
interface Vehicle {
  readonly carId: string;
  readonly carName: string;
  readonly plate?: string;
  readonly papers: readonly (VehiclePaper & Stored & { readonly files: readonly StoredFile[] })[];
  readonly services: readonly (VehicleService &
    Stored & { readonly blockedTo?: CalendarDay; readonly files: readonly StoredFile[] })[];
  /** Also those that are so for all cars. */
  readonly intervals: readonly ServiceInterval[];
  readonly kilometers?: number;
}

/** Returns the papers and services of a car, the latest first, and what is due. @throws ApiProblem 404 */
export async function readVehicle(database: Database, carId: string, today: CalendarDay) {
  const [vehicle] = await readVehicles(database, carId);
  if (!vehicle) throw carGone();
  const { carId: _, carName: __, plate: ___, ...records } = vehicle;
  return { ...records, defaults: await readIntervalDefaults(database), dues: findVehicleDues(vehicle, today) };
}

/** Returns how often work is due on cars without an interval of their own. */
export async function readIntervalDefaults(database: Database): Promise<DefaultInterval[]> {
  const rows = await database.selectFrom('service_interval_defaults').selectAll().orderBy('kind').execute();
  return rows.map(({ kind, every_days, every_kilometers }) => ({
    kind,
    ...(every_days !== null && { everyDays: every_days }),
    ...(every_kilometers !== null && { everyKilometers: every_kilometers }),
  }));
}

/** What is due for a car, with its kilometers. */
export type DueOfVehicle = VehicleDue & Pick<Vehicle, 'carName' | 'plate' | 'kilometers'>;

/** Returns what is due for the cars of the fleet, the earliest first (docs/rules.md#papers-of-cars). */
export async function readDues(database: Database, today: CalendarDay): Promise<readonly DueOfVehicle[]> {
  const vehicles = await readVehicles(database);
  return vehicles
    .flatMap((vehicle) => {
      const { carName, plate, kilometers } = vehicle;
      const car = { carName, ...(plate !== undefined && { plate }), ...(kilometers !== undefined && { kilometers }) };
      return findVehicleDues(vehicle, today).map((due) => ({ ...due, ...car }));
    })
    .sort((one, other) => (one.day ?? today).localeCompare(other.day ?? today));
}

/** Returns the cars of the fleet that have a paper. */
export async function readCarsWithPapers(database: Database): Promise<{ carId: string }[]> {
  return await database
    .selectFrom('cars')
    .select('car_id as carId')
    .where('archived', '=', false)
    .where('car_id', 'in', (papers) => papers.selectFrom('vehicle_papers').select('car_id'))
    .orderBy('position')
    .execute();
}

/** Returns the days on which the car of a rental lacks a valid paper, from today on (docs/rules.md#papers-of-cars). */
export async function readPaperGaps(
  database: Database,
  { carId, dropoffDate }: { readonly carId: string; readonly dropoffDate: CalendarDay },
  today: CalendarDay,
): Promise<readonly PaperGap[]> {
  const rows = await database
    .selectFrom('vehicle_papers')
    .select(['kind', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('car_id', '=', carId)
    .execute();
  const papers = rows.map(({ validTo, ...paper }) => ({ ...paper, ...(validTo && { validTo }) }));
  return findPaperGaps(papers, { from: today, to: dropoffDate < today ? today : dropoffDate });
}

/** Reads one car, or all that are in the fleet and have a paper, a service or an interval. */
async function readVehicles(database: Database, carId?: string): Promise<readonly Vehicle[]> {
  const wanted = carId === undefined ? sql`NOT archived` : sql`car_id = ${carId}`;
  const { rows } = await sql<
    Omit<Vehicle, 'plate' | 'kilometers'> & { plate: string | null; kilometers: number | null }
  >`
    SELECT car_id AS "carId", name AS "carName", plate,
      greatest(mileage, services.kilometers, (
        SELECT max((values ->> 'kilometers')::integer) FROM handovers
        WHERE handovers.car_id = cars.car_id AND signed_at IS NOT NULL
      )) AS kilometers,
      coalesce(papers.list, '[]') AS papers, coalesce(services.list, '[]') AS services,
      coalesce(intervals.list, '[]') AS intervals
    FROM cars
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', id, 'carId', car_id, 'kind', kind, 'validFrom', valid_from, 'validTo', valid_to, 'number', number,
        'cost', cost, 'note', note, 'updatedAt', ${isoText('updated_at')}, 'files', ${filesOf('vehicle_paper')}
      )) ORDER BY valid_from DESC, created_at DESC) AS list
      FROM vehicle_papers WHERE vehicle_papers.car_id = cars.car_id
    ) AS papers ON true
    LEFT JOIN LATERAL (
      SELECT max(kilometers) AS kilometers, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', id, 'carId', car_id, 'kind', kind, 'plannedOn', planned_on, 'doneOn', done_on, 'kilometers', kilometers,
        'cost', cost, 'note', note, 'updatedAt', ${isoText('updated_at')}, 'files', ${filesOf('vehicle_service')},
        'blockedTo', (SELECT dropoff_date FROM bookings WHERE bookings.id = block_id)
      )) ORDER BY coalesce(done_on, planned_on) DESC, created_at DESC) AS list
      FROM vehicle_services WHERE vehicle_services.car_id = cars.car_id
    ) AS services ON true
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'carId', cars.car_id, 'kind', kind, 'everyDays', every_days, 'everyKilometers', every_kilometers, 'isDefault', is_default
      )) ORDER BY kind) AS list
      FROM (
        SELECT kind, every_days, every_kilometers, NULL::boolean AS is_default FROM service_intervals
        WHERE service_intervals.car_id = cars.car_id
        UNION ALL
        SELECT kind, every_days, every_kilometers, true FROM service_interval_defaults
        WHERE kind NOT IN (SELECT own.kind FROM service_intervals AS own WHERE own.car_id = cars.car_id)
      ) AS valid
      WHERE num_nonnulls(every_days, every_kilometers) > 0
    ) AS intervals ON true
    WHERE ${wanted}${
      carId === undefined
        ? sql` AND (papers.list IS NOT NULL OR services.list IS NOT NULL OR intervals.list IS NOT NULL)`
        : sql``
    }
    ORDER BY position`.execute(database);
  return rows.map(({ plate, kilometers, ...vehicle }) => ({
    ...vehicle,
    ...(plate !== null && { plate }),
    ...(kilometers !== null && { kilometers }),
  }));
}

function filesOf(owner: VehicleFileOwner) {
  return sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'contentType', content_type, 'bytes', bytes)
      ORDER BY created_at, id), '[]')
    FROM private_files WHERE ${sql.ref(`${owner}_id`)} = ${sql.ref(`${owner}s.id`)}
  )`;
}

/** As the columns of the other tables are read. */
function isoText(column: string) {
  return sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}

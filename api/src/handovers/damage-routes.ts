import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callerOf } from '../entities/caller-of.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { Uuid } from '../platform/http/uuid.ts';
import type { Services } from '../platform/services.ts';
import { repairDamage } from './change-handover.ts';
import { DamageSchema } from './handover-schemas.ts';
import { readDamages } from './read-handovers.ts';

/** Damage of cars, for staff. */
export const damageRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const list = {
    summary: 'The damage of a car, the latest first, also what was repaired',
    params: Type.Object({ carId: Type.String({ minLength: 1, maxLength: 80 }) }),
    response: { 200: dataResponse(DamageSchema) },
  };
  app.get('/cars/:carId/damages', { schema: list, onRequest: requirePermission('cars.read') }, async ({ params }) => ({
    code: 200 as const,
    data: [...(await readDamages(services.database, params))],
  }));

  const repair = {
    summary: 'Note that damage was repaired',
    params: Type.Object({ id: Uuid }),
    response: { 200: dataResponse(Type.Object({ id: Type.String() })) },
  };
  app.post(
    '/damages/:id/repair',
    { schema: repair, onRequest: requirePermission('damages.repair') },
    async (request) => {
      const { id } = request.params;
      await repairDamage(services, id, callerOf(request));
      return { code: 200 as const, data: [{ id }] };
    },
  );
};

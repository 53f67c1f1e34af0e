import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_LEVEL, SUPPORTED_API_LEVEL } from 'shared-kit/server';
import Type from 'typebox';

/** `GET /api/level`: what a release asks before it puts an application in front of this API. */
export const levelRoute: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary:
      'Which level of the API is this? An application needs this one at most, and was built for `supported` or later',
    response: { 200: Type.Object({ level: Type.Integer(), supported: Type.Integer() }) },
  };
  app.get('/level', { schema }, async () => ({ level: API_LEVEL, supported: SUPPORTED_API_LEVEL }));
};

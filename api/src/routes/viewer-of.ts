import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../entities/compile-search.ts';

export function viewerOf({ session }: FastifyRequest): Viewer {
  return session ? 'staff' : 'anonymous';
}

import type { FastifyRequest } from 'fastify';
import { hasPermission, type Permission } from 'shared-kit/domain';
import { forbiddenRole, unauthorized } from './problems.ts';

/** Hook of a route for every member of staff. @throws ApiProblem 401 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!request.session) throw unauthorized();
}

/** Returns the hook of a route for staff with a permission. @throws ApiProblem 401, or 403 `forbidden_role` */
export function requirePermission(permission: Permission) {
  const hook = async ({ session }: FastifyRequest): Promise<void> => {
    if (!session) throw unauthorized();
    if (!hasPermission(session.role, permission)) throw forbiddenRole();
  };
  return Object.assign(hook, { permission });
}

/** Returns the permission that a hook requires; undefined for other hooks. */
export function permissionOf(hook: unknown): Permission | undefined {
  return typeof hook === 'function' && 'permission' in hook ? (hook.permission as Permission) : undefined;
}

/** Refuses an invalid token, in routes that return more to staff than to anonymous callers. @throws ApiProblem 401 when an invalid token was sent */
export function refuseInvalidToken(request: FastifyRequest): void {
  if (request.hasInvalidToken) throw unauthorized();
}

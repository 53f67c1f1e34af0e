import { hasPermission, type Permission } from 'shared-kit/domain';
import { useSession } from 'shared-kit/remote';

/**
 * Returns whether the person's role has a permission, so that actions without one are not offered
 * (docs/rules.md#who-may-do-what). True while the role is unknown: the server decides.
 * @param permission undefined for what everybody may do
 */
export function usePermission(permission: Permission | undefined): boolean {
  return useIsPermitted()(permission);
}

/** Returns the function that says it of any permission. */
export function useIsPermitted(): (permission: Permission | undefined) => boolean {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.role : undefined;
  return (permission) => permission === undefined || role === undefined || hasPermission(role, permission);
}

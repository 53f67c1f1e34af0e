import { hasPermission, type Permission } from 'shared-kit/domain';
import { useSession } from 'shared-kit/remote';

/**
 * Returns whether the person's role has a permission: what it may not do is not offered (docs/rules.md#who-may-do-what). The
 * server decides; without a known role everything is offered.
 */
export function useMay(permission: Permission): boolean {
  const session = useSession();
  if (session.status !== 'signed-in' || session.role === undefined) return true;
  return hasPermission(session.role, permission);
}

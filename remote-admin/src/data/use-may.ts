import type { SessionState } from 'shared-kit/contract';
import { hasPermission, type Permission, type StaffRole } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';

/**
 * Returns whether the person's role has a permission: what it may not do is not offered (docs/rules.md#who-may-do-what). The
 * server decides; without a known role everything is offered.
 */
export function useMay(permission: Permission): boolean {
  const session: SessionState & { readonly role?: StaffRole } = useHost().session.getState();
  return session.role === undefined || hasPermission(session.role, permission);
}

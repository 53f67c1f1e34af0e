import type { Permission } from 'shared-kit/domain';

export function useMay(_permission: Permission): boolean {
  return true;
}

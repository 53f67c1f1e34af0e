import { STAFF_ROLES, type StaffRole } from './staff-roles.ts';

const ALL: readonly StaffRole[] = STAFF_ROLES;
const OWNER: readonly StaffRole[] = ['owner'];

/** The roles that have each permission. */
export const PERMISSIONS = {
  'bookings.read': ALL,
  /** Also blocks. */
  'bookings.write': ALL,
  'bookings.delete': OWNER,
  'bookings.erase': OWNER,
  'customers.read': ALL,
  'customers.write': ALL,
  'customers.flag': ALL,
  /** A hand-over to a flagged customer. */
  'customers.override': OWNER,
  'handovers.write': ALL,
  'damages.repair': ALL,
  'cars.read': ALL,
  'cars.create': OWNER,
  'cars.update': ALL,
  'cars.price': OWNER,
  'cars.delete': OWNER,
  'vehiclePapers.read': ALL,
  'vehiclePapers.write': ALL,
  /** How often work is due on all cars. */
  'vehiclePapers.settings': OWNER,
  /** Hands over a car without valid papers. */
  'vehiclePapers.override': OWNER,
  'fines.read': ALL,
  'fines.write': ALL,
  'fines.delete': OWNER,
  'fines.settings': OWNER,
  'images.write': ALL,
  'mail.send': ALL,
  'mail.templates': OWNER,
  'prices.read': ALL,
  'prices.write': OWNER,
  'payments.write': ALL,
  'payments.void': OWNER,
  'cash.count': ALL,
  'invoices.read': ALL,
  'invoices.issue': ALL,
  'invoices.credit': OWNER,
  'papers.read': ALL,
  'papers.settings': OWNER,
  'reviews.manage': OWNER,
  'reports.read': OWNER,
  /** Takes over an agency's past, and takes all of its data out. */
  'data.transfer': OWNER,
  'accounts.manage': OWNER,
  'releases.read': OWNER,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type Permission = keyof typeof PERMISSIONS;

/** Returns whether a role has a permission; without a role, none. */
export function hasPermission(role: StaffRole | undefined, permission: Permission): boolean {
  return role !== undefined && PERMISSIONS[permission].includes(role);
}

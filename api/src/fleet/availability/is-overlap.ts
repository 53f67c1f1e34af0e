/** Returns whether the constraint against overlapping periods refused a write. */
export function isOverlap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}

import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { StaffRole } from 'shared-kit/domain';
import { useStore } from 'zustand';
import type { Services } from './services.ts';

interface LatePageReleasesProps {
  readonly services: Services;
}

/** The releases of the page, loaded for staff only, and shown to those who may read about them. */
export function LatePageReleases({ services }: LatePageReleasesProps) {
  const { session } = services;
  // During hydration nobody is signed in.
  const { status } = useStore(session);
  const role = status === 'signed-in' ? session.account().role : undefined;
  const PageReleases = useMemo(() => role && lazy(async () => ({ default: await load(role) })), [role]);
  if (!PageReleases) return null;
  return (
    <Suspense>
      <PageReleases services={services} />
    </Suspense>
  );
}

async function load(role: StaffRole): Promise<ComponentType<LatePageReleasesProps>> {
  try {
    const { loadPageReleases } = await import('./page-releases.tsx');
    return await loadPageReleases(role);
  } catch (error) {
    // The page works without it.
    console.error('The releases of the page cannot be shown', error);
    return () => null;
  }
}

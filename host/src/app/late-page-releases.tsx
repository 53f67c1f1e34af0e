import { lazy, Suspense } from 'react';
import { hasPermission } from 'shared-kit/domain';
import { useStore } from 'zustand';
import type { Services } from './services.ts';

const PageReleases = lazy(async () => {
  try {
    const { loadPageReleases } = await import('./page-releases.tsx');
    return { default: await loadPageReleases() };
  } catch (error) {
    // The page works without it.
    console.error('The releases of the page cannot be shown', error);
    return { default: () => null };
  }
});

/** The releases of the page, loaded for staff who may read about them only. */
export function LatePageReleases({ services }: { readonly services: Services }) {
  const { session } = services;
  // During hydration nobody is signed in.
  const { status } = useStore(session);
  if (status !== 'signed-in' || !hasPermission(session.account().role, 'releases.read')) return null;
  return (
    <Suspense>
      <PageReleases services={services} />
    </Suspense>
  );
}

import { loadChunk } from 'shared-kit/contract';

/** Loads what only staff see: pages for visitors are lighter without it. The name of its chunk is known to the build. */
export const loadStaffScreens = () => loadChunk(() => import(/* webpackChunkName: "frame" */ './staff-screens.tsx'));

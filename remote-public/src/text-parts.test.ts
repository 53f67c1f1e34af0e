import { findLostTexts } from 'shared-kit/testing/find-lost-texts.ts';
import { PAGES } from './pages.ts';

/** Modules that use some texts of a group, whose others are of another page. */
const EXCEPT = [
  'car (features/alternatives/alternatives.tsx)',
  'car (features/alternatives/ask-agency.tsx)',
  'car (ui/colour-name.tsx)',
  'carFilter (features/car-list/fleet-preview.tsx)',
  'privacy (pages/terms-page.tsx)',
  'terms (pages/privacy-page.tsx)',
];

test.each(Object.keys(PAGES))('the texts that the modules of %s import are in its parts', (path) => {
  expect(findLostTexts(__dirname, path).filter((use) => !EXCEPT.includes(use))).toEqual([]);
});

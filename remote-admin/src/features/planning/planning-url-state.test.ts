import { type PlanningUrlState, parsePlanningUrlState, writePlanningUrlState } from './planning-url-state.ts';

const HOME = '2026-11-20';
const USUAL: PlanningUrlState = { start: HOME, zoom: 'weeks', search: '' };

test.each<[string, Partial<PlanningUrlState>]>([
  ['', {}],
  ['start=2027-01-01&zoom=quarter', { start: '2027-01-01', zoom: 'quarter' }],
  ['q=clio&type=SUV', { search: 'clio', type: 'SUV' }],
  ['from=2026-12-01&to=2026-12-04', { free: { from: '2026-12-01', to: '2026-12-04' } }],
])('%p is read and written back', (query, part) => {
  expect(parsePlanningUrlState(new URLSearchParams(query), HOME)).toEqual({ ...USUAL, ...part });
  expect(String(writePlanningUrlState({ ...USUAL, ...part }, HOME))).toBe(query);
});

test.each(['start=2026-02-30', 'start=0202-02-03', 'zoom=toString', 'type=Boat', 'from=2026-12-04&to=2026-12-01'])(
  '%p is as good as nothing',
  (query) => {
    expect(parsePlanningUrlState(new URLSearchParams(query), HOME)).toEqual(USUAL);
  },
);

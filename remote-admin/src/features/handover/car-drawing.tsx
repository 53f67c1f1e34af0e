import type { DamageView } from 'shared-kit/domain';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly glass: string;
  readonly lines: string;
  readonly wheels?: readonly (readonly [x: number, y: number])[];
}

const LEFT: Drawing = {
  width: 240,
  height: 96,
  body: 'M12 64C11 52 18 47 34 44L62 40 86 19C91 15 97 14 104 14H160C173 14 181 18 190 28L201 40 221 44C230 46 232 53 232 62V68C232 71 230 72 227 72H18C14 72 12 70 12 67Z',
  glass: 'M71 40 92 22C94 20 97 19 100 19H121V40ZM128 40V19H160C169 19 175 23 182 31L188 40Z',
  lines: 'M124 42V68M66 44V68M194 44C190 54 186 60 176 66M106 48H116M160 48H170M14 54H26M222 50H231M40 66H206',
  wheels: [
    [54, 72],
    [188, 72],
  ],
};
const FRONT: Drawing = {
  width: 120,
  height: 96,
  body: 'M20 40 33 15C35 12 37 11 41 11H79C83 11 85 12 87 15L100 40C108 42 111 47 111 55V78H9V55C9 47 12 42 20 40ZM14 78H30V88C30 90 29 91 27 91H17C15 91 14 90 14 88ZM90 78H106V88C106 90 105 91 103 91H93C91 91 90 90 90 88Z',
  glass: 'M29 39 39 17H81L91 39Z',
  lines:
    'M14 50H32L28 60H13ZM106 50H88L92 60H107ZM42 51H78V60H42ZM46 67H74V75H46ZM20 40H100M19 34H10V40H18M101 34H110V40H102',
};
const REAR: Drawing = {
  ...FRONT,
  glass: 'M30 38 39 17H81L90 38Z',
  lines: 'M12 46H24V62H11ZM108 46H96V62H109ZM42 48H78V58H42ZM52 44H68M11 68H109M20 40H100M30 43 34 64H86L90 43',
};
const TOP: Drawing = {
  width: 240,
  height: 116,
  body: 'M14 58C14 26 20 17 40 15L206 14C224 15 230 26 230 58C230 90 224 101 206 102L40 101C20 99 14 90 14 58ZM82 14 88 5H94L92 14ZM82 102 88 111H94L92 102Z',
  glass:
    'M74 25C67 42 67 74 74 91L96 83C93 66 93 50 96 33ZM194 30C199 46 199 70 194 86L176 81C179 66 179 50 176 35ZM100 30 172 32V24L92 21ZM100 86 172 84V92L92 95Z',
  lines:
    'M136 22V31M136 85V94M18 36C34 30 52 27 70 26M18 80C34 86 52 89 70 90M198 28C208 29 218 31 226 36M198 88C208 87 218 85 226 80M100 34H172V82H100Z',
};

/** The sides of a car; left and top have its front on the left. */
export const DRAWINGS: Readonly<Record<DamageView, Drawing>> = {
  left: LEFT,
  right: LEFT,
  front: FRONT,
  rear: REAR,
  top: TOP,
};

/** A side of a car as a line drawing, the same in each language. */
export function CarDrawing({ view }: { readonly view: DamageView }) {
  const { width, height, body, glass, lines, wheels = [] } = DRAWINGS[view];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {/* The right side is the left one, seen from the other side. */}
      <g transform={view === 'right' ? `matrix(-1 0 0 1 ${width} 0)` : undefined} strokeLinejoin="round">
        <path d={body} fill="var(--surface-second)" />
        <path d={glass} fill="var(--surface)" />
        <path d={lines} strokeWidth="1" strokeLinecap="round" />
        {wheels.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="15" fill="var(--surface-raised)" />
            <circle cx={x} cy={y} r="7" strokeWidth="1" />
          </g>
        ))}
      </g>
    </svg>
  );
}

import { CAR_DRAWINGS, type DamageView } from 'shared-kit/domain';

/** A side of a car as a line drawing, the same in each language. */
export function CarDrawing({ view }: { readonly view: DamageView }) {
  const { width, height, body, glass, lines, wheels = [] } = CAR_DRAWINGS[view];
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

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CAR_DRAWINGS, DAMAGE_VIEWS } from 'shared-kit/domain';

test.each(DAMAGE_VIEWS)(
  'papers draw a car as the console does, so that a mark is at the same place: %s',
  async (view) => {
    const drawn = await readFile(path.join(__dirname, `../../../papers/car-${view}.svg`), 'utf8');
    const { width, height, body, glass, lines, wheels = [] } = CAR_DRAWINGS[view];
    expect(drawn).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect([...drawn.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line)).toEqual([body, glass, lines]);
    const circles = [...drawn.matchAll(/cx="(\d+)" cy="(\d+)" r="15"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(circles).toEqual(wheels);
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DESIGN_TOKENS } from './page-elements.ts';

test.each(DESIGN_TOKENS)("the host's style sheet defines %s, which remotes read", (token) => {
  const css = readFileSync(path.join(__dirname, '../ui/tokens.css'), 'utf8');
  expect(css).toMatch(new RegExp(`^\\s*${token}:`, 'm'));
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBareTexts } from '../testing/find-bare-texts.ts';
import { APPLICATIONS } from '../testing/workspaces.ts';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['shared-kit', ...APPLICATIONS].map((folder) => `${folder}/src`);

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name) && !/^(testing|development)\//.test(name))
    .map((name) => `${folder}/${name}`),
);

test.each([
  // The only child of an HTML element.
  ['<p>{text}</p>', []],
  ['<p>{isOpen && text}</p>', []],
  ['<p>{isOpen ? text : <b />}</p>', []],
  ['<Button>{formatMessage(isSending ? TEXT.sending : TEXT.send)}</Button>', []],
  ['<p>{first + last}</p>', []],
  // Constant texts among constant elements.
  ['<p>Call <a href={link}>us</a> today</p>', []],
  ['<p><Icon /> {formatMessage(TEXT.call)}</p>', []],
  // White space.
  ["<p>{isOpen && <b />}{' '}{isNew && <i />}</p>", []],
  // Texts that come and go.
  ['<p>{isOpen && text} <b /></p>', ['{isOpen && text}']],
  ["<p>{isOpen && 'open'}{isNew && 'new'}</p>", ["{isOpen && 'open'}", "{isNew && 'new'}"]],
  ['<>{isOpen ? text : <b />}</>', ['{isOpen ? text : <b />}']],
  // Texts that change.
  ['<p>{first} / {last}</p>', ['{first}', '/', '{last}']],
  ['<p><Icon />{text}</p>', ['{text}']],
  ['<Panel>{text}</Panel>', ['{text}']],
  // A constant text, before which an element comes and goes.
  ['<p>{isOpen && <b />} {formatMessage(TEXT.call)}</p>', ['{formatMessage(TEXT.call)}']],
  ['<p>Free {isOpen && <b />}</p>', ['Free']],
  ['<ul>{list.map((one) => <li>{one}</li>)} more</ul>', ['more']],
  // Messages with elements.
  ['<p>{formatMessage(TEXT.call, { phone: <bdi>{phone}</bdi> })} {isOpen && <b />}</p>', []],
  ['<p><FormattedMessage {...TEXT.call} values={{ link: (content) => <a>{content}</a> }} /></p>', []],
  ['<p><FormattedMessage {...TEXT.call} /></p>', []],
  [
    '<p><FormattedMessage {...(isOpen ? TEXT.close : TEXT.open)} /></p>',
    ['<FormattedMessage {...(isOpen ? TEXT.close : TEXT.open)} />'],
  ],
])('%s', (code, expected) => {
  expect(findBareTexts(`const element = ${code};`)).toEqual(expected);
});

test('a component does not render a bare text', () => {
  expect(findBareTexts('function When() { if (day) return <b>{day}</b>; return formatMessage(TEXT.noTime); }')).toEqual(
    ['formatMessage(TEXT.noTime)'],
  );
});

test.each([
  ['interface P { readonly icon: ReactNode } const element = <p>{icon}{isOpen && <b />}</p>', []],
  ['interface P { readonly icon: string } const element = <p>{icon}{isOpen && <b />}</p>', ['{icon}']],
  [
    'interface P { icon: ReactNode } interface Q { icon: string } const element = <p>{icon}{isNew && <b />}</p>',
    ['{icon}'],
  ],
  ['function label() { return <b /> } const element = <p>{label()} {isOpen && <b />}</p>', []],
  ['function label() { return name } const element = <p>{label()} {isOpen && <b />}</p>', ['{label()}']],
])('a name is followed to its declaration: %s', (code, expected) => {
  expect(findBareTexts(code)).toEqual(expected);
});

test('texts that change, come or go have elements of their own', () => {
  const bare = SOURCES.flatMap((source) =>
    findBareTexts(readFileSync(path.join(ROOT, source), 'utf8')).map((text) => `${source}: ${text}`),
  );
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(bare).toEqual([]);
});

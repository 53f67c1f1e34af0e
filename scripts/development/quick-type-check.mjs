import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { API } from 'typescript/unstable/async';
import { ROOT } from '../root.mjs';

/**
 * @typedef {import('typescript/unstable/async').Diagnostic} Diagnostic
 * @typedef {import('typescript/unstable/async').Snapshot} Snapshot
 */

/** Keeps the programs of the projects in memory, so that checking one file takes tens of milliseconds. */
const compiler = new API({ cwd: ROOT });
/** @type {Snapshot | undefined} */
let snapshot;
/** @type {Set<string>} */
const opened = new Set();

/**
 * Checks the types of these files alone, not of those that import them. The first check in a workspace takes longer.
 * @param {readonly string[]} files absolute paths of files that have been written or deleted
 * @returns {Promise<string[]>} the errors as `tsc --pretty false` prints them
 */
export async function quickTypeCheck(files) {
  const openProjects = (await Promise.all([...new Set(files.map(workspaceOf))].map(projectsOf))).flat();
  const known = new Set(snapshot?.getProjects().flatMap(({ rootFiles }) => rootFiles));
  const exists = await Promise.all(files.map((file) => stat(file).then(Boolean, () => false)));
  const previous = snapshot;
  snapshot = await compiler.updateSnapshot({
    openProjects: openProjects.filter((project) => !opened.has(project)),
    fileChanges: {
      changed: files.filter((file, index) => exists[index] && known.has(file)),
      created: files.filter((file, index) => exists[index] && !known.has(file)),
      deleted: files.filter((_file, index) => !exists[index]),
    },
  });
  for (const project of openProjects) opened.add(project);
  await previous?.dispose();
  const projects = snapshot.getProjects();
  const problems = await Promise.all(
    files.map(async (file) => {
      const program = projects.find(({ rootFiles }) => rootFiles.includes(file))?.program;
      if (!program) return [];
      const syntax = await program.getSyntacticDiagnostics(file);
      const diagnostics = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(file);
      const text = await readFile(file, 'utf8').catch(() => '');
      return diagnostics.map((diagnostic) => describe(file, text, diagnostic));
    }),
  );
  return problems.flat();
}

/** @param {string} file */
function workspaceOf(file) {
  return path.relative(ROOT, file).split(path.sep)[0] ?? '';
}

/**
 * @param {string} workspace
 * @returns {Promise<string[]>} absolute paths of its projects
 */
async function projectsOf(workspace) {
  const names = await readdir(path.join(ROOT, workspace));
  return names.filter((name) => /^tsconfig.*\.json$/.test(name)).map((name) => path.join(ROOT, workspace, name));
}

/**
 * @param {string} file
 * @param {string} text of the file
 * @param {Diagnostic} diagnostic
 */
function describe(file, text, diagnostic) {
  const before = text.slice(0, diagnostic.pos).split('\n');
  const place = `${path.relative(ROOT, file)}(${before.length},${(before.at(-1) ?? '').length + 1})`;
  return `${place}: error TS${diagnostic.code}: ${messages(diagnostic).join('\n')}`;
}

/**
 * @param {Diagnostic} diagnostic
 * @returns {string[]} its text, then those of its chain, indented
 */
function messages({ text, messageChain = [] }) {
  return [text, ...messageChain.flatMap(messages).map((line) => `  ${line}`)];
}

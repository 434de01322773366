import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export type Import = {
  /** What is imported: a path from the root of the repository, or the name of a package. */
  target: string;
  /** Nothing of it is loaded at run time. */
  isType: boolean;
};

export type Source = { path: string; text: string; imports: Import[] };

/** Every hand-written source of the repository with what it imports, as a parser sees it. */
export function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.gen.ts'))
    .flatMap((path) => {
      const text = read(path);
      return text === undefined ? [] : [{ path, text, imports: importsOf(path, text) }];
    });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // deleted but not yet committed
  }
}

function importsOf(path: string, text: string): Import[] {
  if (path.endsWith('.css')) return [];
  const { module } = parseSync(path, text);
  const entry = (specifier: string, isType: boolean): Import => ({
    target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
    isType,
  });
  return [
    ...module.staticImports.map(({ start, moduleRequest }) =>
      entry(moduleRequest.value, text.startsWith('import type', start)),
    ),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
      return from === undefined ? [] : [entry(from, text.startsWith('export type', start))];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1];
      return specifier === undefined ? [] : [entry(specifier, false)];
    }),
  ];
}

/** The circles in a graph, each as the nodes on it; none when it is a hierarchy. */
export function circlesOf(graph: Map<string, Iterable<string>>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  function visit(node: string, way: string[]): void {
    const at = way.indexOf(node);
    if (at >= 0) circles.push(way.slice(at));
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  }
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..');
/** Components built on another one, whose style sheet they need as well. */
const INSIDE: Record<string, string[]> = {
  Checkbox: ['InlineInput'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Switch: ['InlineInput'],
};

/** The Mantine components that have a style sheet of their own. */
const STYLED = new Set(
  readdirSync(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.layer.css')))
    .filter((name) => name.endsWith('.layer.css'))
    .map((name) => name.replace('.layer.css', '')),
);

type Module = { imports: string[]; lazy: string[]; sheets: string[]; parts: string[] };

const modules = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [join(SRC, name), read(join(SRC, name))]),
);

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);
  const here = (names: string[]) => names.map((name) => resolve(dirname(file), name)).filter(existsSync);
  const parts = found(/import \{([^}]*)\} from '@mantine\/core'/g)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => STYLED.has(name));
  return {
    imports: here(found(/^(?:import|export)\s[^;]*?'(\.[^']+)'/gm)),
    lazy: here(found(/import\(\s*'(\.[^']+)'/g)),
    sheets: found(/@mantine\/core\/styles\/(\w+)\.layer\.css/g),
    parts: [...new Set(parts.concat(parts.flatMap((part) => INSIDE[part] ?? [])))],
  };
}

/** A module with everything it imports statically. */
function chunkOf(root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const file of modules.get(root)?.imports ?? []) chunkOf(file, seen);
  return seen;
}

const everywhere = new Set(modules.get(join(SRC, 'app/styles.ts'))?.sheets);
const roots = [
  ...new Set([join(SRC, 'entry-client.tsx'), ...[...modules.values()].flatMap(({ lazy }) => lazy)]),
];

/** The components of a chunk whose style sheet neither the chunk nor the entry imports. */
function unstyled(root: string): string[] {
  const chunk = [...chunkOf(root)].map((file) => modules.get(file));
  const sheets = new Set(chunk.flatMap((module) => module?.sheets ?? []));
  const parts = new Set(chunk.flatMap((module) => module?.parts ?? []));
  return [...parts].filter((part) => !sheets.has(part) && !everywhere.has(part));
}

describe('every lazily loaded chunk', () => {
  test('is found by this test', () => {
    expect(roots.length).toBeGreaterThan(30);
    expect(everywhere).toContain('Button');
  });

  test.each(roots.map((root) => [root.slice(SRC.length + 1), root]))(
    '%s imports the style sheets of its components',
    (_, root) => {
      expect(unstyled(root)).toEqual([]);
    },
  );
});

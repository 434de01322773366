import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Composed style sheets are read past PostCSS, whose plugins know mixins and breakpoints. */
test('style sheets that others compose need no plugin', () => {
  const composed = globSync('**/*.module.css', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/composes: [\w ]+ from '([^']+)'/g)].map(
      ([, path = '']) => join(SOURCES, dirname(file), path),
    ),
  );
  expect(composed).not.toEqual([]);
  expect(composed.filter((file) => /@mixin|\$mantine/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

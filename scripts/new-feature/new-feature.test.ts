import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { featureNames, fillTemplate } from './names.mjs';
import { addEntries, registryEntries } from './registries.mjs';

const FOLDERS = {
  api: 'packages/api/src/exchange/widgets',
  server: 'apps/server/src/rest',
  matrix: 'apps/server/testing/authorization',
  web: 'apps/web/src/features/widgets',
};

/** What a template imports from files that are there already. */
function importsOf(template: string, folder: string): { file: string; name: string }[] {
  const text = readFileSync(`${import.meta.dirname}/templates/${template}`, 'utf8');
  return [...text.matchAll(/import (?:type )?\{([^}]+)\} from '(\.[^']+)';/g)].flatMap(
    ([, names = '', path = '']) => {
      const file = resolve(inRoot(folder), path);
      if (!existsSync(file)) return [];
      return names
        .split(',')
        .map((name) => ({ file, name: name.replace(/^\s*type\b|\bas \w+/g, '').trim() }));
    },
  );
}

describe('a new feature', () => {
  test('takes its names from one plural word', () => {
    expect(featureNames('stories')).toEqual({
      plural: 'stories',
      singular: 'story',
      Plural: 'Stories',
      Singular: 'Story',
      domain: 'exchange',
    });
  });

  test('goes to the domain that is named', () => {
    expect(featureNames('stories', 'publishing').domain).toBe('publishing');
    expect(() => featureNames('stories', 'stuff')).toThrow('no domain "stuff"');
  });

  test.each(['Widgets', 'widget', 'two-words', '', '../etcs', undefined])('cannot be called %j', (name) => {
    expect(() => featureNames(name)).toThrow('one plural word in lower case');
  });

  test('has the article of its first letter', () => {
    const text = 'Create a widget. A widget';
    expect(fillTemplate(text, featureNames('events'))).toBe('Create an event. An event');
    expect(fillTemplate(text, featureNames('stories'))).toBe('Create a story. A story');
  });

  test('has nothing left of the template', () => {
    const names = featureNames('events');
    const templates = globSync('templates/**/*.{ts,tsx}', { cwd: import.meta.dirname });
    expect(templates.length).toBeGreaterThan(12);
    for (const template of templates) {
      const text = readFileSync(`${import.meta.dirname}/${template}`, 'utf8');
      expect(fillTemplate(text, names)).not.toMatch(/widget/i);
    }
  });

  test('imports only what the files of the product export', () => {
    const imports = Object.entries(FOLDERS).flatMap(([kind, folder]) =>
      globSync(`${kind}/*.{ts,tsx}`, { cwd: `${import.meta.dirname}/templates` }).flatMap((template) =>
        importsOf(template, folder),
      ),
    );
    expect(imports.length).toBeGreaterThan(20);
    const missing = imports.filter(
      ({ file, name }) =>
        name !== '' && !new RegExp(`export [^;]*\\b${name}\\b`).test(readFileSync(file, 'utf8')),
    );
    expect(missing).toEqual([]);
  });

  test('finds its place in every registry as they are now', () => {
    for (const { file, entries } of registryEntries(featureNames('events'))) {
      const before = readFileSync(inRoot(file), 'utf8');
      const after = addEntries(file, before, entries);
      const added = entries.map((entry) => entry.import ?? entry.text ?? '');
      for (const text of added) expect(after).toContain(text);
      expect(after.length).toBe(before.length + added.join('').length);
    }
  });

  test('says which registry has changed its shape', () => {
    expect(() => addEntries('some.ts', 'nothing here', [{ before: '];', text: 'x' }])).toThrow('some.ts');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../deploy');

export type ConfigFile = 'nginx-app.conf' | 'haproxy-app.cfg' | 'haproxy-database.cfg' | 'patroni.yml';

/**
 * A configuration of `deploy/` with ports and paths of this run, so that the tests run what operators
 * copy. All keys of `replacements` are replaced in one pass.
 * @throws when the file lacks a key: file and test have diverged
 */
export function renderConfig(file: ConfigFile, replacements: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  // The longest first: one port may be the prefix of another.
  const keys = Object.keys(replacements).toSorted((one, other) => other.length - one.length);
  for (const key of keys)
    if (!text.includes(key)) throw new Error(`deploy/${file} does not contain "${key}"`);
  const pattern = new RegExp(keys.map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return text.replace(pattern, (key) => replacements[key] ?? key);
}

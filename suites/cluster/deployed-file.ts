import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../deploy');

export type DeployedFile = 'nginx-app.conf' | 'haproxy-app.cfg' | 'haproxy-database.cfg' | 'patroni.yml';

/**
 * A configuration of `deploy/` with the places of this run filled in, so that what operators copy is
 * what the rig runs. Every key of `places` is replaced wherever it stands, all at the same time.
 * @throws when a key does not stand in the file: the file and the rig have grown apart
 */
export function filledIn(file: DeployedFile, places: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  // The longest first: a port must not be taken for the beginning of another.
  const keys = Object.keys(places).toSorted((one, other) => other.length - one.length);
  for (const key of keys) if (!text.includes(key)) throw new Error(`deploy/${file} does not hold "${key}"`);
  const pattern = new RegExp(keys.map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return text.replace(pattern, (key) => places[key] ?? key);
}

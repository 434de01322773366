import { createVersionedCache } from '../cache/versioned-cache.ts';

/**
 * `read` behind a cache by id, for what is read of a row's texts again and again, such as their formatting. An entry
 * is valid for exactly the texts it was read from.
 */
export function cachedReading<Text, Reading>(
  read: (text: Text) => Reading,
): (row: Text & { id: number }) => Reading {
  const cache = createVersionedCache<{ reading: Reading }>();
  return (row) => {
    const source = JSON.stringify(row);
    const known = cache.get(row.id, source) ?? { reading: read(row) };
    cache.set(row.id, source, known);
    return known.reading;
  };
}

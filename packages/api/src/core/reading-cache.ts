/** A reading takes a few kilobytes. */
const CACHE_SIZE = 2_000;

/**
 * `read` behind an LRU cache by id, for what is read of a row's texts again and again, such as their formatting. An
 * entry is valid for exactly the texts it was read from.
 */
export function cachedReading<Text, Reading>(
  read: (text: Text) => Reading,
): (row: Text & { id: number }) => Reading {
  const cache = new Map<number, { source: string; reading: Reading }>();
  return (row) => {
    const source = JSON.stringify(row);
    const known = cache.get(row.id);
    const reading = known?.source === source ? known.reading : read(row);
    cache.delete(row.id);
    cache.set(row.id, { source, reading });
    const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
    if (oldest !== undefined) cache.delete(oldest);
    return reading;
  };
}

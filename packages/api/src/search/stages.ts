/**
 * Asks one way of finding after the other, the strictest first, until there are enough rows.
 * A `lenient` way is asked only when the strict ones found nothing, so that guesses never stand
 * among real hits.
 */
export async function firstFound<Row extends { id: number }>(
  limit: number,
  strict: (() => Promise<Row[]>)[],
  lenient: (() => Promise<Row[]>)[] = [],
): Promise<Row[]> {
  const found = new Map<number, Row>();
  const ask = async (find: () => Promise<Row[]>) => {
    for (const row of await find()) if (!found.has(row.id)) found.set(row.id, row);
  };
  for (const find of strict) if (found.size < limit) await ask(find);
  for (const find of lenient) if (found.size === 0) await ask(find);
  return [...found.values()].slice(0, limit);
}

/**
 * Runs one stage of a search after the other, strictest first, until there are enough rows. A `lenient` stage runs
 * only when the strict ones found nothing, so that fuzzy matches never mix with exact ones.
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

/** One page of a list; the pagination of every list of the API. */
type Page<Item> = { items: Item[]; nextCursor: string | null };

/**
 * Iterates over a paginated list, fetching the next page when the caller reaches it.
 * @param readPage such as `(cursor) => api.feed.list.query({ cursor })`
 */
export async function* itemsOf<Item>(
  readPage: (cursor: string | null) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, void> {
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await readPage(cursor);
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

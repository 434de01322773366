/** One page of a list, as every list of the API answers. */
type Page<Item> = { items: Item[]; nextCursor: string | null };

/**
 * Everything in a list, page after page, as far as the caller reads.
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

import type { InfiniteData } from '@tanstack/react-query';

type Page<Item> = { items: Item[]; nextCursor: string | null };
type Pages<Item> = InfiniteData<Page<Item>, string | null>;

/** Rows per page. */
export const PAGE_LIMIT = 25;

export const nextPage = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;

/** The cached pages with one item changed. */
export function changeItem<Item extends { id: number }>(
  data: Pages<Item> | undefined,
  id: number,
  fields: Partial<Item>,
): Pages<Item> | undefined {
  return withItems(data, (items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
}

/** The cached pages without one item. */
export function removeItem<Item extends { id: number }>(
  data: Pages<Item> | undefined,
  id: number,
): Pages<Item> | undefined {
  return withItems(data, (items) => items.filter((item) => item.id !== id));
}

const withItems = <Item>(data: Pages<Item> | undefined, next: (items: Item[]) => Item[]) =>
  data && { ...data, pages: data.pages.map((page) => ({ ...page, items: next(page.items) })) };

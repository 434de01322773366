import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DirectorySort, ListBusinessesInput } from './businesses.schema.ts';
import type { DirectoryPlace } from './directory-cursor.ts';

/** How a list is sorted, for rows of `table`, and what follows a position in it. Each has an index. */
type Order = {
  by: (table: 'businesses' | 'hits' | 'page') => RawBuilder<unknown>;
  follows: (after: DirectoryPlace) => RawBuilder<SqlBool>;
};

const LISTING: Order = {
  by: (table) => sql`${sql.table(table)}.directory_place, ${sql.table(table)}.name, ${sql.table(table)}.id`,
  follows: ({ place, name, id }) =>
    sql<SqlBool>`(directory_place, name, id) > (${place}::bigint, ${name}::text, ${id}::int)`,
};

const ORDERS: Record<DirectorySort, Order> = {
  best: LISTING,
  // Within a town; where names are only similar, distance says less than likeness.
  nearest: LISTING,
  newest: {
    by: (table) => sql`${sql.table(table)}.id desc`,
    follows: ({ id }) => sql<SqlBool>`id < ${id}::int`,
  },
  name: {
    by: (table) => sql`public.fold_text(${sql.table(table)}.name), ${sql.table(table)}.id`,
    follows: ({ name, id }) =>
      sql<SqlBool>`(public.fold_text(name), id) > (public.fold_text(${name}::text), ${id}::int)`,
  },
};

export const orderOf = ({ sort }: Pick<ListBusinessesInput, 'sort'>): Order => ORDERS[sort];

/** A WHERE condition for what follows the cursor; true without one. */
export const follows = (
  input: Pick<ListBusinessesInput, 'sort'>,
  after: DirectoryPlace | undefined,
): RawBuilder<SqlBool> => (after === undefined ? sql<SqlBool>`true` : orderOf(input).follows(after));

/** Whether the list is by distance, for which it needs a town to begin from. */
export const isByDistance = ({ sort, near }: Pick<ListBusinessesInput, 'sort' | 'near'>): boolean =>
  sort === 'nearest' && near !== undefined;

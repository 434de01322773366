import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { offeredCategories, renamedCategories } from '../../ground/settings/categories.schema.ts';
import type { Community } from '../../ground/settings/community.schema.ts';
import { type Labels, type Renaming, keptLabels } from '../../ground/settings/labels.schema.ts';
import { readSettings } from '../settings/settings.queries.ts';

type Named = Pick<
  Community,
  'labels' | 'articleCategories' | 'serviceCategories' | 'footerColumns' | 'ecosystem'
>;

/** The labels to store with a change of the community's settings; nothing where they stay as they are. */
export async function labelsAfter(
  db: Kysely<DB>,
  before: Community,
  changes: { [Field in keyof Named]?: Named[Field] | undefined },
): Promise<{ labels?: Labels }> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: Named = { ...before, ...given };
  const [old, next] = [offeredCategories(before), offeredCategories(after)];
  const renamed = (['articleCategories', 'serviceCategories'] as const).flatMap((kind) =>
    renamedCategories(old[kind], next[kind]),
  );
  const labels = await labelsOf(db, after, renamed);
  return isSame(labels, after.labels) ? {} : { labels };
}

/** The stored labels after a change of the industries; null where they stay as they are. */
export async function labelsWithout(db: Kysely<DB>, renamed: Renaming[]): Promise<Labels | null> {
  const stored = await readSettings(db, [
    'labels',
    'articleCategories',
    'serviceCategories',
    'footerColumns',
    'ecosystem',
  ]);
  const labels = await labelsOf(db, stored, renamed);
  return isSame(labels, stored.labels) ? null : labels;
}

/** Labels of names that there are, with the community's settings and the industries as they are now. */
async function labelsOf(db: Kysely<DB>, named: Named, renamed: Renaming[]): Promise<Labels> {
  if (Object.keys(named.labels).length === 0) return {};
  const industries = await db.selectFrom('industries').select('name').execute();
  const { articleCategories, serviceCategories } = offeredCategories(named);
  const { footerColumns, ecosystem } = named;
  const links = footerColumns.flatMap((column) => column.links);
  return keptLabels(
    named.labels,
    {
      names: new Set([...industries.map(({ name }) => name), ...articleCategories, ...serviceCategories]),
      footer: new Set([
        ...footerColumns.map(({ title }) => title),
        ...links.map(({ label }) => label),
        ...ecosystem,
      ]),
    },
    renamed,
  );
}

const isSame = (one: Labels, other: Labels) => JSON.stringify(one) === JSON.stringify(other);

import type { DatabaseTransaction } from '@guildhall/db';
import { conflict } from '../../ground/errors/errors.ts';
import { toBusinessRow } from './business-row.ts';
import type { BusinessFields } from './businesses.schema.ts';
import { slugCandidates } from './slug.ts';

type Marks = Partial<Record<'isActive' | 'isVerified' | 'isFeatured', boolean>>;

export type NewBusiness = BusinessFields & { ownerId: number } & Marks;

/** A business of which less may be known than its form asks for. */
type ListedBusiness = Pick<NewBusiness, 'name' | 'ownerId'> & {
  [Field in keyof NewBusiness]?: NewBusiness[Field] | undefined;
};

/** Inserts a business under the first free slug made of its name; what it offers is not read yet. */
export async function insertUnderFreeSlug(
  trx: DatabaseTransaction,
  business: ListedBusiness,
): Promise<number> {
  for (const slug of slugCandidates(business.name)) {
    const row = await trx
      .insertInto('businesses')
      .values({ ...toBusinessRow(business), slug })
      .onConflict((conflicting) => conflicting.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw conflict('No web address is available for this name. Try a different name.');
}

/**
 * Inserts many businesses at once; what they offer is read by a job within minutes.
 * @returns their ids, in the order of the businesses
 */
export async function insertBusinesses(
  trx: DatabaseTransaction,
  businesses: ListedBusiness[],
): Promise<number[]> {
  if (businesses.length === 0) return [];
  const bySlug = new Map<string, ListedBusiness>();
  for (const business of businesses) {
    const [slug = ''] = slugCandidates(business.name);
    if (!bySlug.has(slug)) bySlug.set(slug, business);
  }
  const inserted = await trx
    .insertInto('businesses')
    .values([...bySlug].map(([slug, business]) => toBusinessRow({ ...business, slug })))
    .onConflict((conflicting) => conflicting.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute();
  const ids = new Map(inserted.map(({ id, slug }) => [bySlug.get(slug), id]));
  const all: number[] = [];
  // Namesakes get the next free slug.
  for (const business of businesses)
    all.push(ids.get(business) ?? (await insertUnderFreeSlug(trx, business)));
  return all;
}

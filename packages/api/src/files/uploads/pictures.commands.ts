import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { enqueueFileRemoval } from './stored-files.commands.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { PICTURE_FOLDER } from './pictures.schema.ts';
import { usedPictures } from './used-pictures.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/** A form may stay open this long between the upload and the submission. */
const UNATTACHED_HOURS = 24;
/** A picture that was in use is retained longer: the oldest retained backup, ten days old, may still refer to it. */
const REPLACED_DAYS = 14;
const PER_TRANSACTION = 500;
const GONE = 'This picture no longer exists. Please upload it again.';

const FIELDS = ['logo', 'coverImage', 'heroImage', 'imageUrl', 'logoDark', 'icon', 'landingPicture'] as const;
type Pictures = Partial<Record<(typeof FIELDS)[number], string | null | undefined>>;

/** The storage key of a file of an uploaded picture. */
export const pictureKey = (address: string) => address.slice(1);

/** Who attaches a picture: only the member who uploaded it may, and editors; null for the demo community. */
export type Attacher = Pick<Viewer, 'id' | 'role' | 'roles'> | null;

/** A WHERE condition on `business_images`: the picture may be attached by them. */
const mayAttach = (by: Attacher) =>
  by === null || holds(by, 'content')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(uploaded_by is null or uploaded_by = ${by.id})`;

/**
 * Registers a picture or an avatar before its file is stored, so that no file is orphaned.
 * @param uploadedBy null: of the demo community
 */
export async function registerPicture(
  db: Kysely<DB>,
  address: string,
  uploadedBy: number | null,
): Promise<void> {
  await db.insertInto('businessImages').values({ address, uploadedBy }).execute();
}

/**
 * Marks the uploaded pictures among the fields of a business, an article, a banner or the community as used.
 * @throws BAD_REQUEST when a new one is not an upload of theirs
 */
export async function takePictures(
  trx: Kysely<DB>,
  by: Attacher,
  fields: Pictures,
  before?: Pictures,
): Promise<void> {
  for (const field of FIELDS) {
    const address = fields[field];
    if (!address?.startsWith(PICTURE_FOLDER) || address === before?.[field]) continue;
    await takePicture(trx, by, address, field);
  }
}

/**
 * Marks an uploaded picture as used.
 * @throws BAD_REQUEST with the path of the input's field when it is not an upload of theirs
 */
export async function takePicture(
  trx: Kysely<DB>,
  by: Attacher,
  address: string,
  path: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('businessImages')
    .set({ takenAt: sql<Date>`now()`, unusedSince: null })
    .where('address', '=', address)
    .where(mayAttach(by))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw pictureGone(path);
}

/**
 * Marks the pictures of a text as used.
 * @throws BAD_REQUEST that names the first one that is not an upload of theirs
 */
export async function takePicturesOfText(
  trx: Kysely<DB>,
  by: Attacher,
  addresses: string[],
  path: string,
): Promise<void> {
  if (addresses.length === 0) return;
  const taken = await trx
    .updateTable('businessImages')
    .set({ takenAt: sql<Date>`now()`, unusedSince: null })
    .where('address', 'in', addresses)
    .where(mayAttach(by))
    .returning('address')
    .execute();
  const known = new Set(taken.map(({ address }) => address));
  const gone = addresses.find((address) => !known.has(address));
  if (gone === undefined) return;
  const message = `The picture ${gone} no longer exists. Please upload it again.`;
  throw invalid(message, [{ path, message }]);
}

/**
 * Marks the pictures of a gallery as used.
 * @throws BAD_REQUEST when a new one is not an upload of theirs
 */
export async function takeGallery(
  trx: Kysely<DB>,
  by: Attacher,
  pictures: { address: string }[] = [],
  before: { address: string }[] = [],
): Promise<void> {
  const known = new Set(before.map(({ address }) => address));
  for (const [index, { address }] of pictures.entries())
    if (!known.has(address)) await takePicture(trx, by, address, `images.${index}.address`);
}

/** A condition: the picture in this column or expression is no upload, or still registered. */
function isThere(address: RawBuilder<unknown>) {
  return sql`(${address} not like ${`${PICTURE_FOLDER}%`}
    or exists (select from business_images where address = ${address}))`;
}

/** Pictures of a business that was deleted or without an owner for long may have ended. */
export async function dropLostPictures(trx: Kysely<DB>, businessId: number): Promise<void> {
  await sql`
    update businesses set
      logo = case when ${isThere(sql`logo`)} then logo end,
      cover_image = case when ${isThere(sql`cover_image`)} then cover_image end,
      images = coalesce((
        select jsonb_agg(picture order by place)
        from jsonb_array_elements(images) with ordinality as shown(picture, place)
        where ${isThere(sql`picture ->> 'address'`)}), '[]')
    where id = ${businessId}`.execute(trx);
}

export const pictureGone = (path: string) => invalid(GONE, [{ path, message: GONE }]);

/**
 * Ends unused pictures and enqueues the removal of their files: never attached ones after a day; replaced ones, and
 * those of a business that was deleted or lost its owner two weeks ago, after two weeks. Safe to run concurrently.
 */
export async function removeUnusedPictures(db: Database): Promise<void> {
  await markUnused(db);
  while ((await endUnused(db)) === PER_TRANSACTION);
}

async function markUnused(db: Kysely<DB>): Promise<void> {
  await mark(db, { isUsed: true });
  await mark(db, { isUsed: false });
}

/** Corrects the in-use flag of all pictures for which it is wrong. */
async function mark(db: Kysely<DB>, { isUsed }: { isUsed: boolean }): Promise<void> {
  await sql`
    with used as (${sql.raw(usedPictures())})
    update business_images as image
    set unused_since = ${isUsed ? sql`null` : sql`now()`}
    where (image.unused_since is null) <> ${isUsed}
      and exists (select from used where used.address = image.address) = ${isUsed}`.execute(db);
}

/** From then on nothing can take them. */
function endUnused(db: Database): Promise<number> {
  return withTransaction(db, async (trx) => {
    const { rows } = await sql<{ address: string }>`
      delete from business_images where address in (
        select address from business_images
        where unused_since < now() - case
          when taken_at is null then make_interval(hours => ${UNATTACHED_HOURS})
          else make_interval(days => ${REPLACED_DAYS})
        end
        order by unused_since
        limit ${PER_TRANSACTION}
        for update skip locked
      )
      returning address`.execute(trx);
    const addresses = rows.map(({ address }) => address);
    await enqueueFileRemoval(trx, addresses);
    return addresses.length;
  });
}

import type { Kysely } from 'kysely';
import { type DB, type Database, type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import type { LinkedField } from '../../files/linked-pictures/linked-pictures.ts';
import { takePicture } from '../../files/uploads/pictures.commands.ts';
import { publishEvent } from '../../ground/core/live.ts';

/** Shows the stored copy of a picture, unless another was chosen or the row was deleted while it was fetched. */
export const placePicture = (db: Database, id: number, address: string): Promise<void> =>
  end(db, id, async (trx, { field }, holder) => {
    await takePicture(trx, null, address, field);
    if (holder.table === 'businesses')
      await trx
        .updateTable('businesses')
        .set({ [field]: address, version: sql<number>`version + 1` })
        .where('id', '=', holder.id)
        .execute();
    else if (holder.table === 'articles')
      await trx
        .updateTable('articles')
        .set({ heroImage: address, version: sql<number>`version + 1` })
        .where('id', '=', holder.id)
        .execute();
    else await trx.updateTable('banners').set({ imageUrl: address }).where('id', '=', holder.id).execute();
  });

/** Gives a picture up, and notifies those who look after the row that should show it. */
export const notePictureFailure = (db: Database, id: number, reason: string): Promise<void> =>
  end(db, id, async (trx, { field, url }, { name, recipients, business }) => {
    const text = `The ${NOUNS[field]} of “${name}” couldn't be copied from ${new URL(url).host}. ${reason}`;
    for (const userId of recipients)
      await notify(trx, { userId, actorId: null, kind: 'picture', text, business });
  });

const NOUNS: Record<LinkedField, string> = {
  logo: 'logo',
  coverImage: 'cover image',
  heroImage: 'picture',
  imageUrl: 'picture',
};

type Holder = {
  table: 'businesses' | 'articles' | 'banners';
  id: number;
  name: string;
  recipients: number[];
  business?: { id: number; slug: string; name: string };
};
type Ended = { field: LinkedField; url: string };

/** Removes a request and does what ends it, in one transaction; nothing when it was replaced or deleted meanwhile. */
function end(
  db: Database,
  id: number,
  work: (trx: DatabaseTransaction, ended: Ended, holder: Holder) => Promise<void>,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom('linkedPictures')
      .where('id', '=', id)
      .returning(['field', 'url', 'businessId', 'articleId', 'bannerId'])
      .executeTakeFirst();
    if (!ended) return;
    const holder = await holderOf(trx, ended);
    if (!holder) return;
    await work(trx, ended, holder);
    if (holder.table === 'businesses') await publishEvent(trx, holder.recipients, ['businesses']);
    else await publishEvent(trx, 'everybody', holder.table === 'articles' ? ['articles'] : ['site', 'admin']);
  });
}

async function holderOf(
  trx: Kysely<DB>,
  { businessId, articleId, bannerId }: Record<'businessId' | 'articleId' | 'bannerId', number | null>,
): Promise<Holder | undefined> {
  if (businessId !== null) {
    const business = await trx
      .selectFrom('businesses')
      .select(['id', 'slug', 'name', 'ownerId'])
      .where('id', '=', businessId)
      .executeTakeFirst();
    if (!business) return undefined;
    const { ownerId, ...named } = business;
    return { table: 'businesses', id: businessId, name: named.name, recipients: [ownerId], business: named };
  }
  const recipients = await listAdmins(trx);
  const titled =
    articleId === null
      ? await trx.selectFrom('banners').select('title').where('id', '=', bannerId).executeTakeFirst()
      : await trx.selectFrom('articles').select('title').where('id', '=', articleId).executeTakeFirst();
  return (
    titled && {
      ...(articleId === null
        ? { table: 'banners', id: bannerId ?? 0 }
        : { table: 'articles', id: articleId }),
      name: titled.title,
      recipients,
    }
  );
}

async function listAdmins(trx: Kysely<DB>): Promise<number[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  return admins.map(({ id }) => id);
}

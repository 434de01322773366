import { attachPictures, takeGallery, takePicture, takePictures } from '@guildhall/api';
import { ATTACHMENT_FOLDER } from '@guildhall/api/files/attachments/attachments.schema';
import { avatarAddress } from '@guildhall/api/ground/values/avatar';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { PICTURE_FOLDER } from '@guildhall/api/files/uploads/pictures.schema';
import { type Database, withTransaction } from '@guildhall/db';
import {
  COVERS,
  GALLERIES,
  HEROES,
  INLINE_PICTURES,
  POST_PICTURES,
  WORKS,
  listDrawings,
} from '@guildhall/demo';
import { storeAvatar } from '../avatars/store-avatar.ts';
import type { Encoded } from '../pictures/encoder-messages.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { encodeDrawings } from './encode-drawings.ts';

export const encodeDemoPictures = (): Promise<Map<string, Encoded>> => encodeDrawings(listDrawings());

type Store = (folder: string, name: string) => Promise<string>;

/**
 * Gives the members, businesses, articles and posts of the demo their pictures, as uploads of their own, and members
 * the work that they show.
 * @throws when the demo has no such member, business, article or post
 */
export async function addDemoPictures(
  db: Database,
  storage: FileStorage,
  encoded: ReadonlyMap<string, Encoded>,
): Promise<void> {
  const store: Store = (folder, name) =>
    storePicture({ db, storage, uploadedBy: null }, folder, need(encoded, name));
  for (const [name, portrait] of encoded)
    if (name.startsWith('portrait '))
      await addPortrait(db, storage, name.slice('portrait '.length), portrait);
  for (const slug of Object.keys(COVERS)) await addBusinessPictures(db, store, slug);
  for (const [slug, [scene, palette]] of Object.entries(HEROES)) {
    const heroImage = await store(PICTURE_FOLDER, `scene ${scene} ${palette}`);
    await takePictures(db, null, { heroImage });
    await db
      .updateTable('articles')
      .set({ heroImage })
      .where('slug', '=', slug)
      .returning('id')
      .executeTakeFirstOrThrow();
  }
  await addInlinePictures(db, store);
  for (const beginning of Object.keys(POST_PICTURES)) await addPostPictures(db, store, beginning);
  for (const username of Object.keys(WORKS)) await addWorks(db, store, username);
}

async function addPortrait(
  db: Database,
  storage: FileStorage,
  username: string,
  portrait: Encoded,
): Promise<void> {
  const avatarKey = await storeAvatar({ db, storage, uploadedBy: null }, portrait);
  await withTransaction(db, async (trx) => {
    await takePicture(trx, null, avatarAddress(avatarKey), 'avatar');
    await trx
      .updateTable('users')
      .set({ avatarKey })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

async function addBusinessPictures(db: Database, store: Store, slug: string): Promise<void> {
  const coverImage = await store(PICTURE_FOLDER, `cover ${slug}`);
  const logo = await store(PICTURE_FOLDER, `logo ${slug}`);
  const images = await Promise.all(
    (GALLERIES[slug] ?? []).map(async ([scene, palette, alt]) => ({
      address: await store(PICTURE_FOLDER, `scene ${scene} ${palette}`),
      alt,
    })),
  );
  await withTransaction(db, async (trx) => {
    await takePictures(trx, null, { coverImage, logo });
    await takeGallery(trx, null, images);
    await trx
      .updateTable('businesses')
      .set({ coverImage, logo, images: JSON.stringify(images) })
      .where('slug', '=', slug)
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

async function addInlinePictures(db: Database, store: Store): Promise<void> {
  for (const [slug, [scene, palette, alt, caption]] of Object.entries(INLINE_PICTURES)) {
    const address = await store(PICTURE_FOLDER, `scene ${scene} ${palette}`);
    const articles = db.selectFrom('articles').select(['id', 'content']).where('slug', '=', slug);
    const { id, content } = await articles.executeTakeFirstOrThrow();
    const paragraphs = content.split('\n\n').toSpliced(2, 0, `![${alt}](${address} "${caption}")`);
    await takePictures(db, null, { heroImage: address });
    await db
      .updateTable('articles')
      .set({ content: paragraphs.join('\n\n') })
      .where('id', '=', id)
      .execute();
  }
}

async function addPostPictures(db: Database, store: Store, beginning: string): Promise<void> {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'userId'])
    .where('content', 'like', `${beginning}%`)
    .executeTakeFirstOrThrow();
  const pictures = await Promise.all(
    (POST_PICTURES[beginning] ?? []).map(async ([scene, palette, alt]) => ({
      address: await store(ATTACHMENT_FOLDER, `scene ${scene} ${palette}`),
      alt,
    })),
  );
  await withTransaction(db, (trx) => attachPictures(trx, { userId: post.userId, postId: post.id }, pictures));
}

async function addWorks(db: Database, store: Store, username: string): Promise<void> {
  const member = db.selectFrom('users').select('id').where('username', '=', username);
  const { id: userId } = await member.executeTakeFirstOrThrow();
  for (const [position, { picture, ...work }] of (WORKS[username] ?? []).entries()) {
    const [scene, palette, alt] = picture ?? [];
    const address = scene && (await store(ATTACHMENT_FOLDER, `scene ${scene} ${palette}`));
    await withTransaction(db, async (trx) => {
      const { id: workId } = await trx
        .insertInto('memberWorks')
        .values({ ...work, userId, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (address && alt) await attachPictures(trx, { userId, workId }, [{ address, alt }]);
    });
  }
}

function need(encoded: ReadonlyMap<string, Encoded>, name: string): Encoded {
  const found = encoded.get(name);
  if (!found) throw new Error(`The demo has no drawing "${name}"`);
  return found;
}

import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Mention, type RichText, mapMentions, mentionsIn, renameMentions } from '@guildhall/markdown';
import { blocksNot, isPublicBusiness, isPublicMember } from '../core/visibility.ts';
import type { Viewer } from '../core/context.ts';
import { fullName } from '../values/person-name.ts';

type Text = { content: string; body: RichText | null };
/** Who reads a text: the viewer of a page, or the recipient of a notification. */
type Reader = Pick<Viewer, 'id' | 'role'>;

type Named = { name: string; path: string | null };
/** By id, without those whose names the reader may not see. */
type Found = Map<number, Named>;

/**
 * Puts current names into texts, with links, for members and businesses whose pages the reader may open. The others,
 * such as deactivated members and those who block the reader, stay as the author wrote them, so an id reveals no
 * name. One query for members and one for businesses, if there are any.
 */
export async function nameMentions<T extends Text>(
  db: Kysely<DB>,
  reader: Reader | null,
  texts: T[],
): Promise<T[]> {
  const mentions = texts.flatMap(mentionsOf);
  if (mentions.length === 0) return texts;
  const idsOf = (wanted: Mention['kind']) => [
    ...new Set(mentions.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const found = {
    member: await findMembers(db, reader, idsOf('member')),
    business: await findBusinesses(db, idsOf('business')),
  };
  const lookUp = ({ kind, id }: Pick<Mention, 'kind' | 'id'>) => found[kind].get(id);
  return texts.map((text) =>
    mentionsOf(text).length === 0
      ? text
      : {
          ...text,
          content: renameMentions(text.content, (target) => lookUp(target)?.name),
          body: mapMentions(text.body ?? [], (mention) => Object.assign({}, mention, lookUp(mention))),
        },
  );
}

const mentionsOf = ({ body }: Text) => mentionsIn(body ?? []);

/** The same for one text. */
export async function nameMentionsIn<T extends Text>(
  db: Kysely<DB>,
  reader: Reader | null,
  text: T,
): Promise<T> {
  const [named = text] = await nameMentions(db, reader, [text]);
  return named;
}

/** An erased member is a "Former Member" to everyone. */
async function findMembers(db: Kysely<DB>, reader: Reader | null, ids: number[]): Promise<Found> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'erasedAt'])
    .where('id', 'in', ids)
    .where(
      sql<SqlBool>`(erased_at is not null or ${isPublicMember('users')} and ${blocksNot(reader, 'users.id')})`,
    )
    .execute();
  return new Map(
    rows.map(({ id, username, firstName, lastName, erasedAt }) => [
      id,
      { name: fullName({ firstName, lastName }), path: erasedAt ? null : `/profile/${username ?? id}` },
    ]),
  );
}

/** Only public ones, even for their owners: what readers share of a post has the same names for all of them. */
async function findBusinesses(db: Kysely<DB>, ids: number[]): Promise<Found> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', ids)
    .where(isPublicBusiness)
    .execute();
  return new Map(rows.map(({ id, slug, name }) => [id, { name, path: `/business/${slug}` }]));
}

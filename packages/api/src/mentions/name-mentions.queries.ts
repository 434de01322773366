import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Mention, type RichText, mapMentions, mentionsIn, renameMentions } from '@guildhall/markdown';
import type { Viewer } from '../core/context.ts';
import { blocksNot } from '../core/visibility.ts';

type Text = { content: string; body: RichText | null };
type Named = { name: string; path: string | null };

/** As in texts that a former member wrote. */
const NOBODY = { member: 'Former Member', business: 'Former business' };

/**
 * Puts current names into texts, with links to the pages that the viewer may open: none to deactivated members, those
 * who block the viewer, and businesses that are not public. One query for members and one for businesses, if there
 * are any.
 */
export async function nameMentions<T extends Text>(
  db: Kysely<DB>,
  viewer: Viewer | null,
  texts: T[],
): Promise<T[]> {
  const mentions = texts.flatMap(mentionsOf);
  if (mentions.length === 0) return texts;
  const idsOf = (wanted: Mention['kind']) => [
    ...new Set(mentions.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const named = {
    member: await findMembers(db, viewer, idsOf('member')),
    business: await findBusinesses(db, idsOf('business')),
  };
  const lookUp = ({ kind, id }: Pick<Mention, 'kind' | 'id'>): Named =>
    named[kind].get(id) ?? { name: NOBODY[kind], path: null };
  return texts.map((text) =>
    mentionsOf(text).length === 0
      ? text
      : {
          ...text,
          content: renameMentions(text.content, (target) => lookUp(target).name),
          body: mapMentions(text.body ?? [], (mention) => Object.assign({}, mention, lookUp(mention))),
        },
  );
}

const mentionsOf = ({ body }: Text) => mentionsIn(body ?? []);

/** The same for one text. */
export async function nameMentionsIn<T extends Text>(
  db: Kysely<DB>,
  viewer: Viewer | null,
  text: T,
): Promise<T> {
  const [named = text] = await nameMentions(db, viewer, [text]);
  return named;
}

async function findMembers(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ids: number[],
): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName'])
    .select(sql<boolean>`is_active and ${blocksNot(viewer, 'users.id')}`.as('isVisible'))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, username, firstName, lastName, isVisible }) => [
      id,
      { name: `${firstName} ${lastName}`, path: isVisible ? `/profile/${username ?? id}` : null },
    ]),
  );
}

async function findBusinesses(db: Kysely<DB>, ids: number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'slug', 'name'])
    .select(sql<boolean>`is_active and deleted_at is null`.as('isPublic'))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, slug, name, isPublic }) => [id, { name, path: isPublic ? `/business/${slug}` : null }]),
  );
}

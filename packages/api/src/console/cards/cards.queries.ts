import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { getArticleTeaser } from '../../publishing/articles/articles.queries.ts';
import { findBusinessBySlug } from '../../directory/businesses/businesses.queries.ts';
import { excerptOf } from '../../ground/values/excerpt.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { getPost } from '../../publishing/feed/feed.queries.ts';
import { PostRef } from '../../publishing/feed/feed.schema.ts';
import { findPublicProfile } from '../../people/profile/profile.queries.ts';
import type { CardKind } from './cards.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';

/** What the preview of a shared page shows: nothing but what signed-out visitors may see. */
export type CardSubject = {
  title: string;
  subtitle: string;
  /** Its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture of a person or a logo; null when there is none. */
  picture: string | null;
};

const EXCERPT_MAX = 140;

type FindSubject = (db: Kysely<DB>, ref: string) => Promise<CardSubject | undefined>;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const SUBJECTS: Record<CardKind, FindSubject> = {
  async members(db, ref) {
    const found = await findPublicProfile(db, null, ref);
    if (!found) return undefined;
    const { firstName, lastName, jobTitle, company, location, avatar } = found;
    const name = fullName({ firstName, lastName });
    return { title: name, subtitle: joined(jobTitle, company, location), name, picture: avatar };
  },
  async businesses(db, slug) {
    const business = (await findBusinessBySlug(db, null, slug))?.business;
    if (!business) return undefined;
    const { name, category, city, logo } = business;
    return { title: name, subtitle: joined(category, city), name, picture: logo };
  },
  async news(db, slug) {
    const { title, author, category } = await getArticleTeaser(db, slug);
    return { title, subtitle: joined(author, category), name: author, picture: null };
  },
  async posts(db, ref) {
    // One address each, so that one card is drawn and cached.
    const post = PostRef.safeParse({ id: /^[1-9]\d*$/.test(ref) ? Number(ref) : null });
    if (!post.success) return undefined;
    const { author, content } = await getPost(db, null, post.data.id);
    return {
      title: author.name,
      subtitle: excerptOf(content, EXCERPT_MAX),
      name: author.name,
      picture: author.avatar,
    };
  },
};

/**
 * What the card of a page shows.
 * @param ref username or id of a member, slug of a business or an article, id of a post
 * @throws NOT_FOUND for what visitors cannot see
 */
export async function getCardSubject(db: Kysely<DB>, kind: CardKind, ref: string): Promise<CardSubject> {
  const subject = await SUBJECTS[kind](db, ref);
  if (!subject) throw notFound('Page not found');
  return subject;
}

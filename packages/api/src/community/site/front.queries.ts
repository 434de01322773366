import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { PICTURE_FOLDER, smallestAddress } from '../../files/uploads/pictures.schema.ts';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';
import type { Context } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { isPublicBusiness, isPublicMember } from '../../ground/core/visibility.ts';
import type { FrontPage } from './front.schema.ts';

/** Fewer members say nothing for a community, and would be looked at one by one. */
const MEMBERS_MIN = 10;
const MEMBERS_SHOWN = 9;
/** Among so many of the newest, those with a picture come first. */
const NEWEST = 60;
const BUSINESSES_SHOWN = 3;
const EMPTY: FrontPage = { members: [], memberCount: 0, businesses: [], businessCount: 0 };

/** The same for all visitors, of whom most come to this page: one read a minute. */
const cached = createTtlCache<FrontPage>({ ttlMs: 60_000, max: 1 });

/** Who is here, for the visitors' front page, at most a minute old. */
export async function getFrontPage({ db, services }: Pick<Context, 'db' | 'services'>): Promise<FrontPage> {
  const { hiddenLandingSections, disabledAreas } = await services.community.get();
  if (hiddenLandingSections.includes('people')) return EMPTY;
  const front = await cached(db, 'front', new Date(), () => readFrontPage(db));
  return disabledAreas.includes('directory') ? { ...front, businesses: [], businessCount: 0 } : front;
}

async function readFrontPage(db: Kysely<DB>): Promise<FrontPage> {
  const { memberCount } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('memberCount'))
    .where(isPublicMember('users'))
    .executeTakeFirstOrThrow();
  if (memberCount < MEMBERS_MIN) return EMPTY;
  const [members, businesses, { businessCount }] = await Promise.all([
    db
      .selectFrom('users')
      .select(PERSON_COLUMNS)
      .where(isPublicMember('users'))
      .where('suggestable', '=', true)
      .where('searchEngines', '=', true)
      .where('jobTitle', '<>', '')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute(),
    db
      .selectFrom('businesses')
      .select(['slug', 'name', 'category', 'city', 'coverImage'])
      .where(isPublicBusiness)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(BUSINESSES_SHOWN)
      .execute(),
    db
      .selectFrom('businesses')
      .select(({ fn }) => fn.countAll<number>().as('businessCount'))
      .where(isPublicBusiness)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    members: members
      .toSorted((one, other) => Number(other.avatarKey !== null) - Number(one.avatarKey !== null))
      .slice(0, MEMBERS_SHOWN)
      .map(presentPerson),
    memberCount,
    businesses: businesses.map(({ coverImage, ...business }) =>
      Object.assign(business, { cover: coverOf(coverImage) }),
    ),
    businessCount,
  };
}

/** A visitor's browser asks no other site for what a member chose (decision 118). */
const coverOf = (address: string | null) =>
  address?.startsWith(PICTURE_FOLDER) ? smallestAddress(address) : null;

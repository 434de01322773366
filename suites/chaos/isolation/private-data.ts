import type { Database } from '@guildhall/db';
import {
  daysAgo,
  makeArticle,
  makeBusiness,
  makeConnection,
  makeMember,
  makeMessage,
  makeOpportunity,
  makeOrder,
  makePost,
  makeReferral,
} from '@guildhall/db/testing';

/** Private texts of a member: each kind holds the member's marker. */
export const PRIVATE_KINDS = [
  'email',
  'message',
  'warning',
  'draft',
  'order',
  'note',
  'referral',
  'invitation',
] as const;
type PrivateKind = (typeof PRIVATE_KINDS)[number];

export type MarkedMember = { id: number; username: string; marker: string };
export type MarkedCommunity = { members: MarkedMember[]; hostId: number; postIds: number[]; slug: string };

/** Old enough that no response says how long ago it was. */
const LONG_AGO = daysAgo(60);
const POSTS = 30;
const TRADES = ['Bakery', 'Tax advice', 'Web design', 'Carpentry', 'Photography'];

/** In lower case, because email addresses are; no marker is a part of another. */
const markerOf = (index: number) => `zqx${String(index).padStart(3, '0')}x`;
const privateText = (marker: string, kind: PrivateKind) => `${marker}${kind}`;

/** The kinds of a member's private texts that a response holds. */
export const kindsIn = (text: string, marker: string): PrivateKind[] =>
  PRIVATE_KINDS.filter((kind) => text.includes(privateText(marker, kind)));

/** Creates members with private texts, and likes, saves and blocks that differ from member to member. */
export async function makeMarkedCommunity(db: Database, count: number): Promise<MarkedCommunity> {
  const host = await makeMember(db, { username: 'host', firstName: 'Hosting', createdAt: LONG_AGO });
  await makeOpportunity(db, { postedBy: host.id });
  const { slug, id: articleId } = await makeArticle(db, { publishedAt: LONG_AGO, createdAt: LONG_AGO });
  const { id: businessId } = await makeBusiness(db, { ownerId: host.id });
  const members: MarkedMember[] = [];
  while (members.length < count) members.push(await addMember(db, members.length, host.id));
  const postIds = await addPosts(db, members);
  for (const [index, { id: userId }] of members.entries()) {
    const isChosen = (_: number, bit: number) => ((index + 1) & (1 << (bit % 6))) !== 0;
    const chosen = postIds.filter(isChosen).map((postId) => ({ userId, postId }));
    await db.insertInto('postLikes').values(chosen).execute();
    await db
      .insertInto('postBookmarks')
      .values(chosen.slice(0, 3 + (index % 4)))
      .execute();
    if (index % 2 === 0) {
      await db.insertInto('articleBookmarks').values({ userId, articleId }).execute();
      await db.insertInto('businessFavourites').values({ userId, businessId }).execute();
    }
    const blockedId = members[(index + 7) % count]?.id ?? 0;
    if (index % 5 === 0) await db.insertInto('blocks').values({ blockerId: userId, blockedId }).execute();
  }
  return { members, hostId: host.id, postIds, slug };
}

async function addPosts(db: Database, members: MarkedMember[]): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < POSTS; number += 1) {
    const { id: userId = 0 } = members[number % members.length] ?? {};
    ids.push((await makePost(db, { userId, createdAt: LONG_AGO })).id);
  }
  return ids;
}

/** The host sends and receives all that takes two; nobody signs in as the host. */
async function addMember(db: Database, index: number, hostId: number): Promise<MarkedMember> {
  const marker = markerOf(index);
  const secret = (kind: PrivateKind) => privateText(marker, kind);
  const [offer = '', need = ''] = [TRADES[index % TRADES.length], TRADES[(index + 1) % TRADES.length]];
  const { id, username } = await makeMember(db, {
    email: `${secret('email')}@test.test`,
    emailAudience: 'nobody',
    suggestable: index % 3 !== 0,
    servicesOffered: offer,
    lookingFor: need,
    createdAt: LONG_AGO,
  });
  const [senderId, recipientId] = [hostId, id];
  await makeMessage(db, { senderId, recipientId, content: secret('message'), createdAt: LONG_AGO });
  await makeBusiness(db, { ownerId: id, name: secret('draft'), isActive: false });
  await makeOrder(db, { userId: id, projectName: secret('order'), orderDate: LONG_AGO });
  await makeConnection(db, { userId: hostId, connectedUserId: id, connectionNotes: secret('note') });
  await makeReferral(db, { referrerId: hostId, targetId: id, message: secret('referral') });
  const data = JSON.stringify({ kind: 'warning', objectType: 'post', text: secret('warning') });
  await db
    .insertInto('notifications')
    .values({ userId: id, kind: 'warning', data, createdAt: LONG_AGO })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      code: String(index).padStart(22, '0'),
      createdBy: id,
      note: secret('invitation'),
      maxUses: 1,
      skipsQueue: false,
      expiresAt: daysAgo(-7),
    })
    .execute();
  return { id, username: username ?? '', marker };
}

import type { Insertable } from 'kysely';

import type { Notification } from '../../schema.gen.ts';
import type { Commerce } from './commerce.ts';
import type { Feed } from './feed.ts';
import { numbered } from './letters.ts';
import type { Network } from './network.ts';
import type { planReferrals } from './referrals.ts';
import type { World } from './world.ts';

type Row = Omit<Insertable<Notification>, 'createdAt'> & { createdAt: Date };

const SPAN_DAYS = 30;
const UNREAD_DAYS = 4;

/** What the three accounts were told in the last month; the newest are unread. */
export function planNotifications(
  world: World,
  {
    network,
    referrals,
    feed,
    commerce,
  }: { network: Network; referrals: ReturnType<typeof planReferrals>; feed: Feed; commerce: Commerce },
): Insertable<Notification>[] {
  const rows: Row[] = [];
  const tell = (
    userId: number,
    kind: string,
    actorId: number | null,
    objectType: string,
    objectId: number,
    at: Date,
  ) => {
    const isTold = userId <= 3 && actorId !== userId && at > world.clock.daysAgo(SPAN_DAYS);
    if (!isTold) return;
    const readAt =
      at > world.clock.daysAgo(UNREAD_DAYS)
        ? null
        : new Date(Math.min(at.getTime() + 3_600_000, world.clock.now.getTime()));
    rows.push({ userId, kind, actorId, objectType, objectId, data: {}, readAt, createdAt: at });
  };

  for (const { id, userId, connectedUserId, status, createdAt, acceptedAt } of network.connections) {
    if (status === 'pending')
      tell(connectedUserId, 'connection_requested', userId, 'connection', id, createdAt);
    if (status === 'accepted' && acceptedAt)
      tell(userId, 'connection_accepted', connectedUserId, 'connection', id, acceptedAt);
  }
  for (const { id, referrerId, targetId, createdAt } of referrals.referrals) {
    tell(targetId, 'referral_received', referrerId, 'referral', id, new Date(createdAt ?? 0));
  }
  const authors = new Map(feed.posts.map((post) => [post.id, post.userId]));
  for (const { postId, userId, createdAt } of feed.comments) {
    tell(authors.get(postId) ?? 0, 'post_commented', userId, 'post', postId, new Date(createdAt ?? 0));
  }
  const buyers = new Map(commerce.orders.map((order) => [order.id, order.userId]));
  for (const { orderId, actorId, kind, createdAt } of commerce.events) {
    if (kind !== 'placed')
      tell(
        buyers.get(orderId) ?? 0,
        'order_changed',
        actorId ?? null,
        'order',
        orderId,
        new Date(createdAt ?? 0),
      );
  }
  return numbered(
    rows.filter(({ userId }) => userId > 0),
    ({ createdAt }) => createdAt,
  );
}

import type { Insertable } from 'kysely';

import type { Notification } from '@guildhall/db';
import type { Commerce } from './commerce.ts';
import type { Feed } from './feed.ts';
import { numbered } from './messages.ts';
import type { Network } from './network.ts';
import type { planReferrals } from './referrals.ts';
import type { SeedContext } from './seed-context.ts';

type Row = Omit<Insertable<Notification>, 'createdAt'> & { createdAt: Date };

const SPAN_DAYS = 30;
const UNREAD_DAYS = 4;

/** The event, in the product's own format; its object has columns of its own. */
type Notice = {
  kind: string;
  objectType?: string;
  objectId?: number;
  [key: string]: string | number | undefined;
};

/** Notifications of the three accounts in the last month; the newest are unread. */
export function planNotifications(
  context: SeedContext,
  {
    network,
    referrals,
    feed,
    commerce,
  }: { network: Network; referrals: ReturnType<typeof planReferrals>; feed: Feed; commerce: Commerce },
): Insertable<Notification>[] {
  const rows: Row[] = [];
  const tell = (userId: number, actorId: number | null, happened: unknown, notice: Notice) => {
    const at = new Date(String(happened));
    const isTold = userId <= 3 && actorId !== userId && at > context.clock.daysAgo(SPAN_DAYS);
    if (!isTold) return;
    const readAt =
      at > context.clock.daysAgo(UNREAD_DAYS)
        ? null
        : new Date(Math.min(at.getTime() + 3_600_000, context.clock.now.getTime()));
    const { objectType = null, objectId = null, ...data } = notice;
    rows.push({ userId, kind: notice.kind, actorId, objectType, objectId, data, readAt, createdAt: at });
  };

  for (const { userId, connectedUserId, status, createdAt, acceptedAt } of network.connections) {
    if (status === 'pending') tell(connectedUserId, userId, createdAt, { kind: 'connection_asked' });
    if (status === 'accepted' && acceptedAt)
      tell(userId, connectedUserId, acceptedAt, { kind: 'connection_accepted' });
  }
  for (const { id, referrerId, refereeId, targetId, createdAt } of referrals.referrals) {
    tell(targetId, referrerId, createdAt, {
      kind: 'referral',
      objectType: 'referral',
      objectId: id,
      referralId: id,
      event: 'received',
      ...(refereeId && { personId: refereeId }),
    });
  }
  const authors = new Map(feed.posts.map((post) => [post.id, post.userId]));
  for (const { id, postId, userId, createdAt } of feed.comments) {
    tell(authors.get(postId) ?? 0, userId, createdAt, {
      kind: 'comment',
      objectType: 'post',
      objectId: postId,
      postId,
      commentId: id,
    });
  }
  const orders = new Map(commerce.orders.map((order) => [order.id, order]));
  for (const { orderId, kind, toStatus, createdAt } of commerce.events) {
    const order = orders.get(orderId);
    if (kind === 'placed' || !order) continue;
    tell(order.userId, null, createdAt, {
      kind: 'order',
      objectType: 'order',
      objectId: orderId,
      orderId,
      serviceName: order.serviceName,
      text: toStatus ? `your order is now ${toStatus.replace('_', ' ')}` : 'there is news about your order',
    });
  }
  return numbered(
    rows.filter(({ userId }) => userId > 0),
    ({ createdAt }) => createdAt,
  );
}

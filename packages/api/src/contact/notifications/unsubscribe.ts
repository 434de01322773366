import type { Signer } from '../../ground/security/signer.ts';
import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '../../community/site/site-files.messages.ts';
import { kindMessages } from './notice.messages.ts';
import { OptionalKind } from './notifications.schema.ts';

/** What an unsubscribe link switches off: emails about one kind of event, or the weekly digest. */
export type Subscription = { userId: number; kind: OptionalKind | 'weekly_digest' };

export function unsubscribeUrl(origin: string, signer: Signer, { userId, kind }: Subscription): string {
  return `${origin}/unsubscribe?token=${signer.sign(`${userId}:${kind}`)}`;
}

/** Undefined when the link is not signed by us. */
export function openSubscription(signer: Signer, token: string): Subscription | undefined {
  const [userId, kind] = signer.verify(token)?.split(':') ?? [];
  if (userId === undefined || !/^\d{1,10}$/.test(userId)) return undefined;
  if (kind === 'weekly_digest') return { userId: Number(userId), kind };
  const known = OptionalKind.safeParse(kind);
  return known.success ? { userId: Number(userId), kind: known.data } : undefined;
}

/** What the emails are about, for the page behind the link. */
export const subscriptionName = ({ kind }: Subscription): string =>
  kind === 'weekly_digest' ? translated(siteFileMessages).unsubscribe.digest : translated(kindMessages)[kind];

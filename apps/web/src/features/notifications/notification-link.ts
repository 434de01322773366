import { paths } from '../../lib/paths.ts';
import type { Notification } from './notifications.hooks.ts';

/** The page that a notification links to; null when it says everything itself. */
export function linkOf({ target: { type, id, slug } }: Pick<Notification, 'target'>): string | null {
  switch (type) {
    case 'connections':
      return paths.dashboard('connections');
    case 'referral':
      return id === null ? paths.dashboard('referrals') : paths.referral(id);
    case 'thread':
      return id === null ? paths.messages() : paths.conversation(id);
    case 'opportunity':
      return id === null ? paths.opportunities() : paths.opportunity(id);
    case 'opportunities':
      return paths.opportunities({ saved: id?.toString() });
    case 'chapter':
      return slug === null ? paths.chapters() : paths.chapter(slug);
    case 'visitors':
      return paths.visitors();
    case 'event':
      return slug === null ? paths.events() : paths.event(slug, id ?? undefined);
    case 'post':
      return id === null ? paths.feed() : paths.post(id);
    case 'business':
      return slug === null ? paths.businesses() : paths.business(slug);
    case 'decision':
      return id === null ? null : paths.decision(id);
    case 'console':
    case 'handover':
    case 'own_article':
      return slug;
    case 'none':
      return null;
    case 'article':
      return `${paths.article(slug ?? '')}#comments`;
    case 'order':
      return paths.services();
    case 'profile':
      return slug === null ? paths.dashboard('connections') : paths.profile(slug);
  }
}

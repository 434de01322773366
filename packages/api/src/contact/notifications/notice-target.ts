import { CONSOLE_PAGES } from '../../ground/duties/duties.schema.ts';
import type { Notice } from './notice.ts';
import type { NotificationTarget } from './notifications.schema.ts';

const NOWHERE: NotificationTarget = { type: 'none', id: null, slug: null };

/** Where a notice leads. */
export function targetOf(notice: Notice, actor: { id: number; username: string } | null): NotificationTarget {
  switch (notice.kind) {
    case 'connection_asked':
      return { type: 'connections', id: null, slug: null };
    case 'connection_accepted':
    case 'need':
      return { type: 'profile', id: actor?.id ?? null, slug: actor?.username ?? null };
    case 'referral':
      return { type: 'referral', id: notice.referralId, slug: null };
    case 'message':
      return { type: 'thread', id: actor?.id ?? null, slug: null };
    case 'opportunity':
      return { type: 'opportunity', id: notice.opportunity.id, slug: null };
    case 'alert':
      return notice.count === 1
        ? { type: 'opportunity', id: notice.opportunity.id, slug: null }
        : { type: 'opportunities', id: notice.search.id, slug: null };
    case 'event':
      return notice.event === 'follow_up'
        ? { type: 'visitors', id: null, slug: null }
        : { type: 'event', id: notice.date.id, slug: notice.date.slug };
    case 'chapter':
      return { type: 'chapter', id: notice.chapter.id, slug: notice.chapter.slug };
    case 'comment':
    case 'mention':
      return notice.article
        ? { type: 'article', ...notice.article }
        : { type: 'post', id: notice.postId ?? null, slug: null };
    case 'approval':
      return { type: 'post', id: notice.postId, slug: null };
    case 'article': {
      const { id, slug } = notice.article;
      return {
        type: 'own_article',
        id,
        slug: notice.event === 'published' ? `/news/${slug}` : `/your-articles/${id}`,
      };
    }
    case 'decision':
      return { type: 'decision', id: notice.decisionId, slug: null };
    case 'console':
      return { type: 'console', id: null, slug: CONSOLE_PAGES[notice.event] };
    case 'handover':
      return { type: 'handover', id: notice.handoverId, slug: `/handovers/${notice.handoverId}` };
    case 'order':
      return { type: 'order', id: notice.orderId, slug: null };
    case 'report':
      return notice.objectType === 'post' && notice.outcome === 'dismissed' && notice.objectId !== undefined
        ? { type: 'post', id: notice.objectId, slug: null }
        : NOWHERE;
    case 'warning':
      return NOWHERE;
    case 'picture':
      return notice.business
        ? { type: 'business', id: notice.business.id, slug: notice.business.slug }
        : NOWHERE;
    case 'review':
    case 'team':
      return { type: 'business', id: notice.business.id, slug: notice.business.slug };
  }
}

/** The page a notice links to, for emails. The web has its own table of links, `paths.ts`. */
export function pathOf({ type, id, slug }: NotificationTarget): string {
  switch (type) {
    case 'connections':
      return '/dashboard?tab=connections';
    case 'referral':
      return `/dashboard?tab=referrals${id === null ? '' : `&referral=${id}`}`;
    case 'thread':
      return id === null ? '/messages' : `/messages?with=${id}`;
    case 'opportunity':
      return id === null ? '/opportunities' : `/opportunities/${id}`;
    case 'opportunities':
      return `/opportunities?saved=${id ?? ''}`;
    case 'event':
      return `/events/${slug ?? ''}${id === null ? '' : `?date=${id}`}`;
    case 'visitors':
      return '/your-guests';
    case 'chapter':
      return `/chapters/${slug ?? ''}`;
    case 'post':
      return id === null ? '/feed' : `/feed/${id}`;
    case 'article':
      return `/news/${slug ?? ''}#comments`;
    case 'order':
      return '/services';
    case 'decision':
      return `/decisions/${id ?? ''}`;
    case 'console':
    case 'handover':
    case 'own_article':
      return slug ?? '/admin';
    case 'none':
      return '/dashboard';
    case 'business':
      return `/business/${slug ?? ''}`;
    case 'profile':
      return `/profile/${slug ?? ''}`;
  }
}

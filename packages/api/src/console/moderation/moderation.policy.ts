import { moderationMessages } from '../../contact/notifications/moderation.messages.ts';
import { translated } from '@guildhall/locale/translated';
import { type DecidedType, type ModerationDecision } from '../../ground/reports/decisions.schema.ts';

/**
 * What can be decided on each. A member is suspended, content is hidden, and only posts are deleted or declined; a short
 * link is no single member's words, so nobody is warned about it.
 */
const DECISIONS: Record<DecidedType, ModerationDecision[]> = {
  post: ['hide', 'delete', 'decline', 'warn'],
  comment: ['hide', 'warn'],
  review: ['hide', 'warn'],
  business: ['hide', 'warn'],
  short_link: ['hide'],
  user: ['warn', 'suspend'],
  posts: ['hide', 'delete'],
};

type Decidable = {
  objectType: DecidedType;
  decision: ModerationDecision;
  isHidden: boolean;
  isGone: boolean;
  isMemberActive: boolean;
};

/** Why this cannot be decided now; undefined when it can. */
export function whyNotDecided({
  objectType,
  decision,
  isHidden,
  isGone,
  isMemberActive,
}: Decidable): string | undefined {
  if (!DECISIONS[objectType].includes(decision))
    return "This action isn't available for this type of content";
  if (decision === 'warn') return isMemberActive ? undefined : 'This member can no longer be contacted';
  const messages = translated(moderationMessages);
  if (objectType === 'posts') return isHidden ? 'This member has no posts on the feed' : undefined;
  if (isGone) return messages.gone(objectType);
  if (decision === 'suspend') return isHidden ? 'This account is already deactivated' : undefined;
  return isHidden && decision === 'hide' ? messages.alreadyHidden(objectType) : undefined;
}

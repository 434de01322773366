import type { MessageSource } from './messages.schema.ts';

/** Minutes after sending for which a message can be edited or taken back. */
export const CHANGE_MINUTES = 15;
/** Stands in the place of a message that its sender has taken back. */
export const DELETED = 'Message deleted';

type Written = { isMine: boolean; isFresh: boolean; isDeleted: boolean; source: MessageSource | null };

/**
 * Whoever wrote a message may change it for some minutes. What came with a request, a referral or an application stands
 * elsewhere too, so it stays.
 */
export const canChangeMessage = ({ isMine, isFresh, isDeleted, source }: Written): boolean =>
  isMine && isFresh && !isDeleted && isUnsolicited(source);

/** Strangers one member may write to within 24 hours. */
export const STRANGERS_PER_DAY = 20;

/** The relationship of two members when one wants to write. */
export type Relationship = {
  /** The other member may sign in and read. */
  isActive: boolean;
  /** The other member's address awaits confirmation, and nothing but the viewer's own request connects the two. */
  isHidden: boolean;
  /** Either blocks the other. */
  isBlocked: boolean;
  isConnected: boolean;
  /** A referral or an application that brought them together was accepted. */
  isIntroduced: boolean;
  threadId: number | null;
  /** The member whose first message has no reply yet. */
  requestedBy: number | null;
  /** The viewer's address has to be confirmed first. */
  awaitsConfirmation: boolean;
  /** The other member invited the viewer to the community. */
  isInviter: boolean;
  /** The viewer has muted the conversation. */
  isMuted: boolean;
  /** The other member has. */
  isMutedByOther: boolean;
};

/** A stranger's message is a request until the other side answers, as by accepting a referral, or the two are connected. */
export type Request = 'incoming' | 'outgoing' | null;

export function requestOf(
  viewerId: number,
  { requestedBy, ...standing }: Pick<Relationship, 'isConnected' | 'isIntroduced' | 'requestedBy'>,
): Request {
  if (isAcquainted(standing) || requestedBy === null) return null;
  return requestedBy === viewerId ? 'outgoing' : 'incoming';
}

/** Connections write to each other freely, and so do those whom an accepted referral brought together. */
export const isAcquainted = ({
  isConnected,
  isIntroduced,
}: Pick<Relationship, 'isConnected' | 'isIntroduced'>): boolean => isConnected || isIntroduced;

/** Whether the next message of the viewer opens a conversation with a stranger. */
export function isFirstToStranger(relationship: Relationship): boolean {
  return !isAcquainted(relationship) && relationship.threadId === null;
}

export const UNCONFIRMED_TO_STRANGER =
  'Please confirm your email address first. Until then you can write to people you know.';

/** Before their address is confirmed, members write to those whom they know, and to whoever invited them. */
export const isUnconfirmedToStranger = (relationship: Relationship): boolean =>
  relationship.awaitsConfirmation && !relationship.isInviter && isFirstToStranger(relationship);

/** Pictures are for members who know each other: a stranger sends none before there is a reply. */
export const canAttach = (relationship: Relationship): boolean => !isFirstToStranger(relationship);

/**
 * What happens to another message while the first one to a stranger has no reply (decision 0117). Unsolicited
 * messages are refused, whether private or through a business. The note of a connection request or referral is
 * already on its card, so it is left out of the thread. An application was invited, and there is one per opportunity.
 */
export function whilePending(source: MessageSource | null): 'refuse' | 'omit' | 'deliver' {
  if (isUnsolicited(source)) return 'refuse';
  return source?.kind === 'opportunity' ? 'deliver' : 'omit';
}

/** Whether the message is unsolicited, so that the rules for strangers apply. */
export function isUnsolicited(source: MessageSource | null): boolean {
  return source === null || source.kind === 'business';
}

/** Whether the viewer can open the conversation: with somebody who may sign in, or one that has begun. */
export const canOpen = ({
  isActive,
  isHidden,
  isBlocked,
  threadId,
}: Pick<Relationship, 'isActive' | 'isHidden' | 'isBlocked' | 'threadId'>): boolean =>
  !isBlocked && !isHidden && (isActive || threadId !== null);

/** Whether a message could arrive. */
export const canReach = ({
  isActive,
  isHidden,
  isBlocked,
}: Pick<Relationship, 'isActive' | 'isHidden' | 'isBlocked'>): boolean => isActive && !isHidden && !isBlocked;

/** Why the viewer cannot write, in a sentence; null when they can. Blocks are not told. */
export function whyNotWrite(viewerId: number, relationship: Relationship): string | null {
  if (!canReach(relationship)) return 'This member is not available';
  if (isUnconfirmedToStranger(relationship)) return UNCONFIRMED_TO_STRANGER;
  if (requestOf(viewerId, relationship) === 'outgoing')
    return 'Waiting for a reply. You can write again once they answer or accept.';
  return null;
}

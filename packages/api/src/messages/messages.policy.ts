import type { MessageSource } from './messages.schema.ts';

/** Strangers one member may write to within 24 hours. */
export const STRANGERS_PER_DAY = 20;

/** How two members stand to each other when one wants to write. */
export type Relationship = {
  /** The other member may sign in and read. */
  isActive: boolean;
  /** Either blocks the other. */
  isBlocked: boolean;
  isConnected: boolean;
  threadId: number | null;
  /** Whose first message waits for an answer. */
  requestedBy: number | null;
};

/** A stranger's message is a request until the other side answers or the two are connected. */
export type Request = 'incoming' | 'outgoing' | null;

export function requestOf(
  viewerId: number,
  { isConnected, requestedBy }: Pick<Relationship, 'isConnected' | 'requestedBy'>,
): Request {
  if (isConnected || requestedBy === null) return null;
  return requestedBy === viewerId ? 'outgoing' : 'incoming';
}

/** Whether the next message of the viewer opens a conversation with a stranger. */
export function isFirstToStranger({ isConnected, threadId }: Relationship): boolean {
  return !isConnected && threadId === null;
}

/**
 * What becomes of one more text while the first one to a stranger waits for an answer (decision 0117).
 * What a member writes of their own accord is refused, in the message box as in the form of a business.
 * The note of a connection request or a referral is on its card already and is left out of the thread.
 * An application was asked for, and there is one for each opportunity.
 */
export function whilePending(source: MessageSource | null): 'refuse' | 'omit' | 'deliver' {
  if (isUnsolicited(source)) return 'refuse';
  return source?.kind === 'opportunity' ? 'deliver' : 'omit';
}

/** Whether a member wrote it of their own accord, so that the rules for strangers hold. */
export function isUnsolicited(source: MessageSource | null): boolean {
  return source === null || source.kind === 'business';
}

/** Why the viewer cannot write, in a sentence; null when they can. Blocks are not told. */
export function whyNotWrite(viewerId: number, relationship: Relationship): string | null {
  if (!relationship.isActive || relationship.isBlocked) return 'This member is not here';
  if (requestOf(viewerId, relationship) === 'outgoing')
    return 'Your message waits for an answer. You can write again after it, or once you are connected.';
  return null;
}

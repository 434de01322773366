/** Strangers one member may write to within 24 hours. */
export const STRANGERS_PER_DAY = 20;

/** How two members stand to each other when one wants to write. */
export type Footing = {
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
  { isConnected, requestedBy }: Pick<Footing, 'isConnected' | 'requestedBy'>,
): Request {
  if (isConnected || requestedBy === null) return null;
  return requestedBy === viewerId ? 'outgoing' : 'incoming';
}

/** Whether the next message of the viewer opens a conversation with a stranger. */
export function isFirstToStranger({ isConnected, threadId }: Footing): boolean {
  return !isConnected && threadId === null;
}

/** Why the viewer cannot write, in a sentence; null when they can. Blocks are not told. */
export function whyNotWrite(viewerId: number, footing: Footing): string | null {
  if (!footing.isActive || footing.isBlocked) return 'This member is not here';
  if (requestOf(viewerId, footing) === 'outgoing')
    return 'Your message waits for an answer. You can write again after it, or once you are connected.';
  return null;
}

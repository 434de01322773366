/** What a visitor can want that only members can do. */
export type JoinReason =
  | 'apply'
  | 'ask'
  | 'business'
  | 'chapter'
  | 'comment'
  | 'like'
  | 'likePost'
  | 'opportunity'
  | 'order'
  | 'reach'
  | 'read'
  | 'review'
  | 'save'
  | 'seat'
  | 'write';

/** What a visitor wants, and the name of whom or what it is about: what the dialog to join says. */
export type JoinFor = { reason: JoinReason; name: string };

/** The state of a link that opens the dialog: a link from elsewhere cannot make the dialog name anything. */
export const stateToJoin = (joinFor: JoinFor) => ({ joinFor });

/** What the state of a location says is wanted; null for any other state. */
export function joinForOf(state: unknown): JoinFor | null {
  if (typeof state !== 'object' || state === null || !('joinFor' in state)) return null;
  return isJoinFor(state.joinFor) ? state.joinFor : null;
}

const isJoinFor = (value: unknown): value is JoinFor =>
  typeof value === 'object' &&
  value !== null &&
  'reason' in value &&
  typeof value.reason === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

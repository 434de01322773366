import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { typingTopic } from '../../../ground/values/typing-topic.ts';
import { canOpen } from '../messages.policy.ts';
import { findRelationship } from '../messages.queries.ts';
import type { SignalTypingInput, TypingState } from './conversations.schema.ts';
import { seesTyping } from './receipts.queries.ts';

/**
 * Shows the other member for some seconds that the viewer is typing, where both show what they read (decision 408).
 * Nothing is stored.
 * @throws NOT_FOUND for oneself and for a member whose conversation the viewer cannot open
 */
export async function signalTyping(
  { db, viewer }: MemberContext,
  { userId }: SignalTypingInput,
): Promise<TypingState> {
  const relationship = userId === viewer.id ? undefined : await findRelationship(db, viewer.id, userId);
  if (!relationship || !canOpen(relationship)) throw notFound('This member is not available');
  const isShown = await seesTyping(db, { writerId: viewer.id, readerId: userId, relationship });
  if (isShown) await publishEvent(db, [userId], [typingTopic(viewer.id)]);
  return { isShown };
}

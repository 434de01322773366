import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { canOpen, canReach, requestOf, whyNotWrite } from '../../contact/messages/messages.policy.ts';
import { findRelationship } from '../../contact/messages/messages.queries.ts';
import { OWN_BUSINESS, isOwner } from './businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from './businesses.queries.ts';
import type { BusinessRef, ContactState } from './businesses.schema.ts';

/** Whether the viewer may write to the owner of a business now. The owner is named only where the two have written. */
export async function getContactState(
  { db, viewer }: MemberContext,
  { id }: BusinessRef,
): Promise<ContactState> {
  const business = await findBusinessRow(db, viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  if (isOwner(viewer, business)) throw forbidden(OWN_BUSINESS);
  const { ownerId } = business;
  const relationship = await findRelationship(db, viewer.id, ownerId);
  if (!relationship) throw notFound(BUSINESS_GONE);
  const isWaiting = canReach(relationship) && requestOf(viewer.id, relationship) === 'outgoing';
  const owner = isWaiting
    ? await db
        .selectFrom('users')
        .select(['firstName', 'lastName'])
        .where('id', '=', ownerId)
        .executeTakeFirstOrThrow()
    : null;
  return {
    cannotWriteReason: shownReason(whyNotWrite(viewer.id, relationship)),
    conversationWith: relationship.threadId !== null && canOpen(relationship) ? ownerId : null,
    waitsFor: owner && fullName(owner),
  };
}

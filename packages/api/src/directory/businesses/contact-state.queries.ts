import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import { listWritePermissions } from '../../contact/messages/write-permissions.queries.ts';
import { OWN_BUSINESS } from './businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from './businesses.queries.ts';
import type { BusinessRef, ContactState } from './businesses.schema.ts';

/** Whether the viewer may write to the owner of a business now. The owner is named only where the two have written. */
export async function getContactState(
  { db, viewer }: MemberContext,
  { id }: BusinessRef,
): Promise<ContactState> {
  const business = await findBusinessRow(db, viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  const [permission] = await listWritePermissions(db, viewer, { userIds: [business.ownerId] });
  if (!permission) throw forbidden(OWN_BUSINESS);
  const { can, cannotWriteReason, userId } = permission;
  return { cannotWriteReason, conversationWith: can.open ? userId : null };
}

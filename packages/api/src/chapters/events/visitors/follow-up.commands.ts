import { sql } from 'kysely';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, notFound } from '../../../ground/errors/errors.ts';
import { findVisitor } from './visitors.queries.ts';
import type { Visitor, VisitorRef } from './visitors.schema.ts';

const GONE = 'There is no such guest any more';

/**
 * Says that the viewer has been in touch with a guest who came. The first one counts.
 * @throws NOT_FOUND for a guest whom the viewer does not look after, CONFLICT for one who has not come
 */
export async function followUp({ db, viewer }: MemberContext, { guestId }: VisitorRef): Promise<Visitor> {
  const visitor = await findVisitor(db, viewer, guestId);
  if (!visitor) throw notFound(GONE);
  if (visitor.cameAt === null) throw conflict(`${visitor.name} has not come yet`);
  await db
    .updateTable('eventGuests')
    .set({ followedUpAt: sql<Date>`now()`, followedUpBy: viewer.id })
    .where('id', '=', guestId)
    .where('followedUpAt', 'is', null)
    .execute();
  const now = await findVisitor(db, viewer, guestId);
  if (!now) throw notFound(GONE);
  return now;
}

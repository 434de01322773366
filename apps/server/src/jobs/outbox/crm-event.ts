import { publishEvent } from '@guildhall/api/ground/core/live';
import { contactFor } from '@guildhall/api/people/profile/contact.policy';
import { type Database, type DatabaseTransaction } from '@guildhall/db';
import type { CrmConfig } from '../../config/outbound.ts';
import type { Contact, Crm } from './crm.ts';
import type { ClaimedEvent } from './outbox-store.ts';
import { dialedNumber } from '@guildhall/api/ground/values/phone-number';

type Subject = { contactId: string | null; contact: Contact };

/**
 * Sends a referral or an order to the CRM: upserts the member as a contact, stores its id, then adds it to the
 * configured workflow. A retry continues where the last attempt stopped.
 * @returns false when the member no longer exists
 */
export async function sendToCrm(
  db: Database,
  crm: Crm,
  config: CrmConfig,
  event: ClaimedEvent,
): Promise<boolean> {
  const subject = await findSubject(db, event);
  if (!subject) return false;
  const contactId = subject.contactId ?? (await crm.upsertContact(event.id, subject.contact));
  if (subject.contactId === null) await saveResult(db, event, { ghlContactId: contactId });
  const workflowId = event.objectType === 'order' ? config.orderWorkflowId : config.referralWorkflowId;
  if (workflowId === null) return true;
  await crm.addToWorkflow(event.id, contactId, workflowId);
  await saveResult(db, event, { ghlWorkflowId: workflowId });
  return true;
}

/** Stores the outcome, which members and administrators can see. */
export async function recordOutcome(
  trx: DatabaseTransaction,
  event: ClaimedEvent,
  automationStatus: 'sent' | 'failed',
): Promise<void> {
  await saveResult(trx, event, { automationStatus });
  const { objectType, objectId } = event;
  if (objectId === null) return;
  const note =
    automationStatus === 'sent' ? 'The follow-up was started' : 'The follow-up could not be started';
  if (objectType === 'referral') await noteOnReferral(trx, objectId, note);
  if (objectType === 'order')
    await trx.insertInto('orderEvents').values({ orderId: objectId, kind: 'automation', note }).execute();
}

async function noteOnReferral(trx: DatabaseTransaction, referralId: number, note: string): Promise<void> {
  const people = await trx
    .selectFrom('referrals')
    .select(['referrerId', 'targetId', 'refereeId'])
    .where('id', '=', referralId)
    .executeTakeFirst();
  if (!people) return;
  await trx.insertInto('referralEvents').values({ referralId, kind: 'automation', note }).execute();
  const ids = [people.referrerId, people.targetId, people.refereeId].filter((id) => id !== null);
  await publishEvent(trx, ids, ['referrals']);
}

/** The member as a contact of the community: by email, and by phone when they show it to all members. */
async function findSubject(
  db: Database,
  { objectType, objectId, userId }: ClaimedEvent,
): Promise<Subject | undefined> {
  if (objectId === null || userId === null) return undefined;
  const object = await db
    .selectFrom(objectType === 'order' ? 'serviceOrders' : 'referrals')
    .select('ghlContactId')
    .where('id', '=', objectId)
    .executeTakeFirst();
  const member = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'company', 'emailAudience', 'phoneNumber', 'phoneAudience'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!object || !member) return undefined;
  const { email, firstName, lastName, company } = member;
  const { phoneNumber } = contactFor(member, 'member');
  const phone = phoneNumber && dialedNumber(phoneNumber);
  return {
    contactId: object.ghlContactId,
    contact: {
      email,
      firstName,
      lastName,
      ...(company && { companyName: company }),
      ...(phone && { phone }),
    },
  };
}

type CrmResult = { ghlContactId?: string; ghlWorkflowId?: string; automationStatus?: 'sent' | 'failed' };

async function saveResult(
  db: Database | DatabaseTransaction,
  { objectType, objectId }: ClaimedEvent,
  values: CrmResult,
): Promise<void> {
  if (objectId === null) return;
  await db
    .updateTable(objectType === 'order' ? 'serviceOrders' : 'referrals')
    .set(values)
    .where('id', '=', objectId)
    .execute();
}

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { EXCERPT, decisionUrl } from '../../contact/decisions/decisions.queries.ts';
import { OBJECTION_DAYS } from '../../ground/reports/decisions.schema.ts';
import { verdictSentence } from '../../contact/notifications/moderation-sentences.ts';
import { addressOf, endSentence, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';

const Payload = z.object({ decisionId: z.int(), event: z.enum(['decided', 'answered']) });

/**
 * The email about a decision on something of a member's, suspended or not, or about the answer to their objection. An
 * address that is not confirmed gets neither words nor a link that opens without signing in.
 */
export async function composeDecisionMail(
  db: Kysely<DB>,
  { config, signer, siteName, formats }: MailDependencies,
  payload: unknown,
): Promise<MailDraft | null> {
  const { decisionId, event } = Payload.parse(payload);
  const found = await db
    .selectFrom('moderationDecisions as d')
    .innerJoin('users', 'users.id', 'd.memberId')
    .select([
      'users.id as userId',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.emailVerifiedAt',
      'd.id',
      'd.objectType',
      'd.decision',
      'd.reason',
      'd.suspendedUntil',
      'd.outcome',
      'd.answer',
      'd.objectedAt',
      EXCERPT.as('excerpt'),
    ])
    .where('d.id', '=', decisionId)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { id, objectType, decision, outcome, suspendedUntil, userId } = found;
  const isConfirmed = found.emailVerifiedAt !== null;
  const member = { ...found, id: userId, isConfirmed };
  const isAnswer = event === 'answered';
  if (isAnswer && outcome === null) return null;
  const verdict = verdictSentence({ objectType, event: (isAnswer ? outcome : null) ?? decision });
  const text = isAnswer ? found.answer : found.reason;
  const words = [
    text === null
      ? `${verdict}. The administrators have not given a reason.`
      : endSentence(`${verdict}: ${text}`),
    !isAnswer && found.excerpt !== null && `It is about: “${found.excerpt}”`,
    !isAnswer && suspendedUntil !== null && `You can sign in again on ${formats.longDate(suspendedUntil)}.`,
    !isAnswer &&
      found.objectedAt === null &&
      `If you think this is wrong, you can object within ${OBJECTION_DAYS} days. An administrator reads your objection and answers it.`,
  ].filter((paragraph) => typeof paragraph === 'string');
  const mail = layOut(addressOf(member), {
    subject: `${verdict} (${siteName})`,
    greeting: greetingOf(member),
    paragraphs: isConfirmed
      ? words
      : [`${verdict}.`, 'Confirm your email address to get the details in these emails.'],
    action: {
      label: isAnswer ? 'Read the answer' : 'Read or object',
      url: isConfirmed
        ? decisionUrl(config.publicOrigin, signer, id)
        : `${config.publicOrigin}/decisions/${id}`,
    },
    footer: `You always get this email because it concerns your content or your account. Questions? ${config.supportEmail}`,
  });
  return { ...mail, memberIds: [userId] };
}

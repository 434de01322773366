import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { EXCERPT, decisionUrl } from '../../contact/decisions/decisions.queries.ts';
import { OBJECTION_DAYS } from '../../ground/reports/decisions.schema.ts';
import { verdictSentence } from '../../contact/notifications/moderation-sentences.ts';
import { addressOf, endSentence, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

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
  const messages = translated(mailMessages).decision;
  const words = [
    text === null ? messages.noReason(verdict) : endSentence(`${verdict}: ${text}`),
    !isAnswer && found.excerpt !== null && messages.about(found.excerpt),
    !isAnswer && suspendedUntil !== null && messages.signInOn(formats.longDate(suspendedUntil)),
    !isAnswer && found.objectedAt === null && messages.object(OBJECTION_DAYS),
  ].filter((paragraph) => typeof paragraph === 'string');
  const mail = layOut(addressOf(member), {
    subject: messages.subject(verdict, siteName),
    greeting: greetingOf(member),
    paragraphs: isConfirmed ? words : [`${verdict}.`, messages.confirmFirst],
    action: {
      label: isAnswer ? messages.readAnswer : messages.readOrObject,
      url: isConfirmed
        ? decisionUrl(config.publicOrigin, signer, id)
        : `${config.publicOrigin}/decisions/${id}`,
    },
    footer: messages.footer(config.supportEmail),
  });
  return { ...mail, memberIds: [userId] };
}

import { type Locale, chooseLocale } from '@guildhall/locale/locales';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { APPLICANT_MAIL } from '../../accounts/application/applicant-mails.commands.ts';
import { GUEST_MAIL } from '../../chapters/events/guests/guest-mails.commands.ts';
import { DECISION_MAIL } from '../../contact/decisions/record-decision.commands.ts';
import type { Community } from '../../ground/settings/community.schema.ts';

export type MailEvent = { topic: string; userId: number | null; payload: unknown };

const Payload = z.object({
  applicantId: z.int().optional(),
  guestId: z.int().optional(),
  decisionId: z.int().optional(),
  /** Of a member who has been erased since. */
  locale: z.string().optional(),
});

/** The language of the recipient: the one they chose or asked in, else the community's own. */
export async function findMailLocale(
  db: Kysely<DB>,
  { locales }: Pick<Community, 'locales'>,
  event: MailEvent,
): Promise<Locale> {
  if (locales.length === 1) return chooseLocale(locales, {});
  return chooseLocale(locales, { chosen: await findChosen(db, event) });
}

async function findChosen(db: Kysely<DB>, { topic, userId, payload }: MailEvent): Promise<string | null> {
  const { applicantId = 0, guestId = 0, decisionId = 0, locale } = Payload.catch({}).parse(payload);
  const found = await (
    topic === APPLICANT_MAIL
      ? db.selectFrom('applicants').select('locale').where('id', '=', applicantId)
      : topic === GUEST_MAIL
        ? db.selectFrom('eventGuests').select('locale').where('id', '=', guestId)
        : topic === DECISION_MAIL
          ? db
              .selectFrom('moderationDecisions as d')
              .innerJoin('users', 'users.id', 'd.memberId')
              .select('users.locale')
              .where('d.id', '=', decisionId)
          : db
              .selectFrom('users')
              .select('locale')
              .where('id', '=', userId ?? 0)
  ).executeTakeFirst();
  return found?.locale ?? locale ?? null;
}

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueEvent } from '../../ground/core/jobs.ts';

/** Emails to applicants, who have no account yet. */
export const APPLICANT_MAIL = 'mail.applicant';

export const ApplicantMail = z.object({
  applicantId: z.int(),
  step: z.enum(['received', 'asked', 'approved', 'declined']),
});
export type ApplicantMail = z.infer<typeof ApplicantMail>;

/** Queues an email in the caller's transaction; its text is read from the application when it is sent. */
export async function enqueueApplicantMail(
  trx: Kysely<DB>,
  { oncePerDay = false, ...payload }: ApplicantMail & { oncePerDay?: boolean },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: APPLICANT_MAIL,
    payload,
    ...(oncePerDay && { dedupeKey: `applicant:${payload.applicantId}:${payload.step}:${today}` }),
  });
}

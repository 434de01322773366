import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../core/errors.ts';
import { lapsed } from '../../core/membership.ts';
import type { AdminMember, MemberRef } from './member.schema.ts';
import { presentUser, users } from './users.queries.ts';

/** A member, joined or not, active or not. */
export async function getMember(db: Kysely<DB>, { id }: MemberRef): Promise<AdminMember> {
  const row = await users(db)
    .select([
      'users.industry',
      'users.location',
      'users.phoneNumber',
      'users.bio',
      'users.professionalSummary',
      'users.linkedinUrl',
      'users.website',
      'users.websiteUrl',
      'users.skills',
      'users.interests',
      'users.lookingFor',
      'users.servicesOffered',
      'users.targetAudience',
      'users.preferredConnectionTypes',
      'users.availabilityForMeetings',
      'users.communicationPreferences',
      'users.emailVerifiedAt',
      'users.adminNotes',
      sql<boolean>`${sql.raw(lapsed('users'))}`.as('isLapsed'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This member does not exist');
  return {
    ...row,
    ...presentUser(row),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    resendable: resendable(row),
  };
}

type MailState = {
  hasJoined: boolean;
  isActive: boolean;
  lastSeenAt: Date | null;
  emailVerifiedAt: Date | null;
};

/** Whoever has never signed in gets the invitation, for choosing a password; a deactivated member gets nothing. */
function resendable({
  hasJoined,
  isActive,
  lastSeenAt,
  emailVerifiedAt,
}: MailState): AdminMember['resendable'] {
  if (!hasJoined) return 'invitation';
  if (!isActive || emailVerifiedAt !== null) return null;
  return lastSeenAt === null ? 'invitation' : 'confirmation';
}

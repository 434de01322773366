import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { COMMUNITY_DEFAULTS } from '../../../ground/settings/community.schema.ts';
import type { Services } from '../../../ground/core/context.ts';
import { ChecklistItem } from './checklist.schema.ts';

/** The key of the setting that an administrator dismissed the item: one each, so that none overwrites another. */
export const dismissedKey = (item: ChecklistItem) => `checklist.${item}`;

/** What is left to do, from what the community is today. */
export async function listChecklist(
  db: Kysely<DB>,
  { community: source, backups, mail }: Pick<Services, 'community' | 'backups' | 'mail'>,
): Promise<ChecklistItem[]> {
  const [community, found, dismissed] = await Promise.all([source.get(), findContent(db), listDismissed(db)]);
  const isDone: Record<ChecklistItem, boolean> = {
    name: community.name !== COMMUNITY_DEFAULTS.name,
    look: community.logo !== '' || community.icon !== '' || community.primaryColor !== '',
    words: community.landingHeading !== '' || community.landingText !== '',
    footer: community.footerColumns.length > 0 || found.hasTermsAndPrivacy,
    mail: mail.server !== null && found.hasSentMail,
    members: found.hasMembers,
    services: found.hasServices || community.disabledAreas.includes('shop'),
    secondAdministrator: found.hasSecondAdministrator,
    backupElsewhere: !backups.isInDataFolder,
  };
  return ChecklistItem.options.filter((item) => !isDone[item] && !dismissed.has(dismissedKey(item)));
}

async function findContent(db: Kysely<DB>) {
  const { rows } = await sql<{
    hasMembers: boolean;
    hasTermsAndPrivacy: boolean;
    hasSentMail: boolean;
    hasServices: boolean;
    hasSecondAdministrator: boolean;
  }>`select
    exists (select from users where role = 'user' and erased_at is null) as has_members,
    (select count(*) = 2 from pages where slug in ('terms', 'privacy') and in_footer and published_number is not null)
      as has_terms_and_privacy,
    exists (select from ops.outbox where channel = 'mail' and status = 'sent' and transport = 'smtp') as has_sent_mail,
    exists (select from services where is_active) as has_services,
    exists (select from users where role = 'admin' and is_active offset 1) as has_second_administrator`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('The content was not counted');
  return found;
}

async function listDismissed(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('settings')
    .select('key')
    .where('key', 'in', ChecklistItem.options.map(dismissedKey))
    .execute();
  return new Set(rows.map(({ key }) => key));
}

import { type Kysely, sql } from 'kysely';

/**
 * A notification about a referral used to hold the name of the third member it mentions. It holds their id
 * now, so that the name is theirs to change and goes with their account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update notifications
    set data = (notifications.data - 'person') || jsonb_strip_nulls(jsonb_build_object('personId', named.id))
    from (
      select told.id as notification_id,
        case told.data ->> 'event'
          when 'received' then referrals.referee_id
          when 'agreed' then case when told.user_id = referrals.target_id then referrals.referee_id else referrals.target_id end
          else referrals.target_id
        end as id
      from notifications as told
      left join referrals on referrals.id = told.object_id and told.object_type = 'referral'
      where told.data ? 'person'
    ) as named
    where notifications.id = named.notification_id
  `.execute(db);
}

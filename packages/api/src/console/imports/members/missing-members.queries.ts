import { type RawBuilder, type SqlBool, sql } from 'kysely';

const TODAY = sql`(now() at time zone 'UTC')::date`;

/**
 * A WHERE condition on `users`: the member should be in the checked file of an import, and is not. It should have who is
 * active or has not joined, whose membership has not ended, and who has a membership number or came by another list. A row
 * is theirs by what it was found to be about, by its address or its number, though something else in it is wrong. Nobody is
 * missing from an import that is gone, is not checked or is of businesses.
 */
export const isMissingFrom = (importId: number): RawBuilder<SqlBool> => {
  const isInFile = (condition: RawBuilder<unknown>) =>
    // The limit has it looked up member by member: a scan of all rows for each would take seconds.
    sql`exists (select from member_import_rows as row where row.import_id = ${importId}::int and ${condition} offset 0 limit 1)`;
  return sql<SqlBool>`users.erased_at is null and (users.is_active or not users.has_joined)
    and (users.membership_expires_on is null or users.membership_expires_on >= ${TODAY})
    and (users.membership_number is not null or exists (
      select from member_import_rows as row
      where row.user_id = users.id and row.import_id <> ${importId}::int and row.business_id is null))
    and not ${isInFile(sql`row.user_id = users.id`)}
    and not ${isInFile(sql`row.email = users.email`)}
    and not ${isInFile(sql`lower(row.membership_number) = lower(users.membership_number)`)}
    and exists (select from member_imports where id = ${importId}::int and kind = 'members'
      and status in ('checked', 'running', 'done'))`;
};

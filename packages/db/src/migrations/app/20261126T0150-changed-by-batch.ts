import { type Kysely, sql } from 'kysely';

/**
 * Which batch last changed a member, so that undoing it leaves what somebody has changed since, even back to the same
 * value. Held by a trigger, because members are (de)activated in several places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column deactivated_by_batch integer references member_batches on delete set null,
      add column expiry_set_by_batch integer references member_batches on delete set null;
    comment on column users.deactivated_by_batch is
      'The batch that last deactivated the member; null when somebody has decided about it since.';
    comment on column users.expiry_set_by_batch is
      'The batch that last set the end of the membership; null when somebody has set it since.';
    create index users_deactivated_by_batch on users (deactivated_by_batch) where deactivated_by_batch is not null;
    create index users_expiry_set_by_batch on users (expiry_set_by_batch) where expiry_set_by_batch is not null;
    alter table member_batch_items add column former_batch integer;
    comment on column member_batch_items.former_batch is 'The batch that had set the former end of the membership.';

    create function forget_batch() returns trigger
      language plpgsql
      as $$
      begin
        if new.is_active <> old.is_active
          and new.deactivated_by_batch is not distinct from old.deactivated_by_batch
        then
          new.deactivated_by_batch := null;
        end if;
        if new.membership_expires_on is distinct from old.membership_expires_on
          and new.expiry_set_by_batch is not distinct from old.expiry_set_by_batch
        then
          new.expiry_set_by_batch := null;
        end if;
        return new;
      end
      $$;
    create trigger users_changed_by_batch before update of is_active, membership_expires_on on users
      for each row execute function forget_batch();
  `.execute(db);
}

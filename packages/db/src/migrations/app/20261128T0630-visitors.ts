import { type Kysely, sql } from 'kysely';

/** What became of guests: who followed up, who was reminded to, and who was thanked for coming. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_guests
      add column followed_up_at timestamptz,
      add column followed_up_by integer references users on delete set null,
      add column inviter_reminded_at timestamptz;
    comment on column event_guests.followed_up_at is 'When somebody said that they had been in touch after the event.';
    create index event_guests_followed_up_by on event_guests (followed_up_by) where followed_up_by is not null;
    create index event_guests_email on event_guests (email) where email is not null;
    create index event_guests_newest on event_guests (created_at desc, id desc);
    create index event_guests_to_remind on event_guests (date_id)
      where invited_by is not null and inviter_reminded_at is null and followed_up_at is null;

    create index event_dates_ended on event_dates (ends_at) where cancelled_at is null;

    alter table event_rsvps add column thanked_at timestamptz;
    create index event_rsvps_to_thank on event_rsvps (date_id) where status = 'going' and thanked_at is null;
  `.execute(db);
}

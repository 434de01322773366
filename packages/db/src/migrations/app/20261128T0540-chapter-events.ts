import { type Kysely, sql } from 'kysely';

/**
 * Events of chapters, which their organizers hold and at whose doors their hosts are. An event for members of its
 * chapter alone has one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events add column chapter_id integer references chapters;
    alter table events drop constraint events_audience_check;
    alter table events add constraint events_audience_check check (audience in ('public', 'members', 'chapter'));
    alter table events add constraint events_for_chapters check (audience <> 'chapter' or chapter_id is not null);
    create index events_of_chapter on events (chapter_id) where chapter_id is not null;

    alter table chapter_members drop constraint chapter_members_role_check;
    alter table chapter_members add constraint chapter_members_role_check
      check (role in ('leader', 'organizer', 'host', 'member'));
  `.execute(db);
}

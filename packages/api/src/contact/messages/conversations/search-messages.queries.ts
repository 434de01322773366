import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { plainText, richTextOf } from '@guildhall/markdown';
import { formattingOf } from '@guildhall/markdown/parse';
import { type Terms, everyWord, termsOf } from '../../../discovery/search/terms.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor } from '../../../ground/core/pagination.ts';
import { type PersonRow, presentPerson } from '../../../ground/core/person.ts';
import { notBlocked } from '../../../ground/core/visibility.ts';
import { nameMentions } from '../../../ground/mentions/name-mentions.queries.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import type { Person } from '../../../ground/values/person.schema.ts';
import { mayBeListed } from '../threads.queries.ts';
import { FOUND_PEOPLE_MAX, type FoundMessages, type SearchMessagesInput } from './conversations.schema.ts';
import { isNamed } from './named.ts';
import { snippetOf } from './snippet.ts';

/**
 * The viewer's messages with every word, newest first, and on the first page the conversations with members of that
 * name. What was taken back or deleted with an account is not found, nor members with a block in either direction.
 */
export async function searchMessages(
  db: Kysely<DB>,
  viewer: Viewer,
  input: SearchMessagesInput,
): Promise<FoundMessages> {
  const terms = termsOf(input.q);
  if (terms.words.length === 0) return { people: [], items: [], nextCursor: null };
  const [people, rows] = await Promise.all([
    input.cursor ? [] : findPeople(db, viewer, terms),
    findMessages(db, viewer, terms, input),
  ]);
  const { items, nextCursor } = toPage(rows, input.limit, (row) =>
    Object.assign(row, { body: formattingOf(row.content) }),
  );
  const named = await nameMentions(db, viewer, items);
  return {
    people,
    items: named.map((row) => ({
      id: row.id,
      person: presentPerson({ ...row, id: row.personId }),
      isMine: row.isMine,
      snippet: snippetOf(plainText(richTextOf(row)), terms.words),
      createdAt: row.createdAt.toISOString(),
      relativeTime: relativeTime(row.createdAt),
    })),
    nextCursor,
  };
}

type FoundRow = PersonRow & {
  personId: number;
  isMine: boolean;
  content: string;
  createdAt: Date;
  sortKey: string;
};

async function findMessages(
  db: Kysely<DB>,
  viewer: Viewer,
  terms: Terms,
  { cursor, limit }: SearchMessagesInput,
): Promise<FoundRow[]> {
  const isMine = sql`messages.sender_id = ${viewer.id}`;
  // The first term keeps the search within the viewer's part of the index; the next one is the rule.
  const { rows } = await sql<FoundRow>`
    select messages.id, ${isMine} as is_mine, messages.content, messages.created_at,
      messages.created_at::text as sort_key, person.id as person_id, person.username, person.first_name,
      person.last_name, person.job_title, person.company, person.avatar_key
    from messages
    join threads as thread on thread.id = messages.thread_id
    join users as person on person.id = case when ${isMine} then messages.recipient_id else messages.sender_id end
    where messages.search_vector @@ (${`'@${viewer.id}'`}::tsquery && ${everyWord(terms)})
      and (${isMine} or messages.recipient_id = ${viewer.id})
      and messages.deleted_at is null
      and (${isMine} or person.erased_at is null)
      and ${notBlocked(viewer, 'person.id')}
      and ${mayBeListed(viewer.id, 'person.id')}
      and ${afterCursor(cursor, 'messages.created_at', 'messages.id')}
    order by messages.created_at desc, messages.id desc
    limit ${limit + 1}`.execute(db);
  return rows;
}

async function findPeople(db: Kysely<DB>, viewer: Viewer, terms: Terms): Promise<Person[]> {
  const side = (mine: string, theirs: string) => sql`
    select person.id, person.username, person.first_name, person.last_name, person.job_title, person.company,
      person.avatar_key, thread.last_message_at
    from threads as thread join users as person on person.id = ${sql.ref(theirs)}
    where ${sql.ref(mine)} = ${viewer.id}
      and ${isNamed(terms, 'person.search_name')}
      and ${notBlocked(viewer, 'person.id')}
      and ${mayBeListed(viewer.id, 'person.id')}`;
  const { rows } = await sql<PersonRow>`
    select * from (
      ${side('thread.low_user_id', 'thread.high_user_id')}
      union all
      ${side('thread.high_user_id', 'thread.low_user_id')}
    ) as person
    order by last_message_at desc, id
    limit ${FOUND_PEOPLE_MAX}`.execute(db);
  return rows.map(presentPerson);
}

import { type RawBuilder, sql } from 'kysely';
import type { Attachment } from './attachments.schema.ts';

/** A column of a query: the pictures of what is in `id`, a trusted name; null when it has none. */
export const picturesOf = (
  owner: 'post_id' | 'message_id' | 'work_id',
  id: string,
): RawBuilder<Attachment[] | null> => sql`(
  select json_agg(json_build_object('address', address, 'alt', alt) order by position)
  from attachments where ${sql.ref(owner)} = ${sql.ref(id)}
)`;

/** A WHERE condition: the post or message has exactly these pictures. */
export const hasPictures = (
  owner: 'post_id' | 'message_id',
  id: string,
  pictures: Attachment[],
): RawBuilder<boolean> => sql`array(
  select address from attachments where ${sql.ref(owner)} = ${sql.ref(id)} order by position
) = ${pictures.map(({ address }) => address)}::text[]`;

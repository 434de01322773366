import { createHttpClient } from '../../shared/http-client.ts';
import { type Check, check, expectNone } from '../../shared/report.ts';
import { cookieOf } from '../../shared/sessions.ts';
import type { Deployment } from '../setup/deployment.ts';
import type { Acknowledged } from './load.ts';
import { type Write, isAcknowledged } from './writes.ts';

type Row = { kind: Write['kind']; userId: number; marker: string; id: string; at: Date | null };

const SHOWN = 5;

/** Every row that the writers can have inserted. */
const WRITTEN = `
  select 'order' as kind, user_id as "userId", project_name as marker, id::text, order_date as at from service_orders
  union all select 'post', user_id, content, id::text, created_at from posts
  union all select 'referral', referrer_id, message, id::text, created_at from referrals
  union all select 'link', user_id, original_url, short_code, created_at from short_urls
  union all select 'comment', user_id, content, id::text, created_at from post_comments
  union all select 'profile', id, bio, id::text, null from users`;

/** Each counts rows of a write that was applied in part. */
const PARTIAL_WRITES: Record<string, string> = {
  'orders without one first event': `select count(*)::int from service_orders o where
    (select count(*) from order_events where order_id = o.id and kind = 'placed') <> 1`,
  'orders without one notification': `select count(*)::int from service_orders o where
    (select count(*) from notifications n where n.user_id = o.user_id and n.kind = 'order' and n.object_id = o.id) <> 1`,
  'referrals without one first event': `select count(*)::int from referrals r where
    (select count(*) from referral_events where referral_id = r.id and kind = 'sent') <> 1`,
  'idempotency keys without a response': `select count(*)::int from idempotency_keys where response is null`,
  'posts with a wrong comment counter': `select count(*)::int from posts p where
    p.comments <> (select count(*) from post_comments where post_id = p.id and deleted_at is null)`,
};

/** Acknowledged writes are neither lost nor duplicated (O2), and none was applied in part (O3). */
export async function checkWrites(deployment: Deployment, acknowledged: Acknowledged[]): Promise<Check[]> {
  const rows = await deployment.query<Row>(WRITTEN);
  const found = Map.groupBy(rows, ({ kind, userId, marker }) => keyOf(kind, userId, marker));
  const lastBio = new Map(
    acknowledged.flatMap(({ write }) => (write.kind === 'profile' ? [[write.userId, write.marker]] : [])),
  );
  let lost = 0;
  const duplicates: Row[][] = [];
  let different = 0;
  for (const { write, text } of acknowledged) {
    // A later bio replaces an earlier one.
    if (write.kind === 'profile' && lastBio.get(write.userId) !== write.marker) continue;
    const here = found.get(keyOf(write.kind, write.userId, storedMarker(write))) ?? [];
    if (here.length === 0) lost += 1;
    if (here.length > 1) duplicates.push(here);
    if (here.length === 1 && !text.includes(here[0]?.id ?? '')) different += 1;
  }
  const counts = await Promise.all(
    Object.values(PARTIAL_WRITES).map((text) => deployment.query<{ count: number }>(text)),
  );
  const partial = Object.keys(PARTIAL_WRITES).flatMap((name, index) => {
    const count = counts[index]?.[0]?.count ?? -1;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return [
    expectNone('Acknowledged writes that are lost', lost),
    check(
      'Acknowledged writes that are duplicated',
      '0',
      describeDuplicates(duplicates),
      duplicates.length === 0,
    ),
    expectNone('Acknowledged writes whose row is another than the response says', different),
    check(
      'Writes applied in part',
      `no ${Object.keys(PARTIAL_WRITES).join(', ')}`,
      partial.join(', ') || 'none',
      partial.length === 0,
    ),
    expectNone('Rows with a dangling foreign key', await countOrphans(deployment)),
  ];
}

const RETRIED = 300;

/** Repeats a sample of the acknowledged writes under their keys: the response is the same, and no row is added. */
export async function checkRetries(deployment: Deployment, acknowledged: Acknowledged[]): Promise<Check> {
  const keyed = acknowledged.filter(({ write }) => write.request.headers?.['idempotency-key'] !== undefined);
  const sample = keyed.filter((_, index) => index % Math.ceil(keyed.length / RETRIED) === 0);
  const count = () =>
    deployment.query<{ count: number }>(`select count(*)::int from (${WRITTEN}) as written`);
  const [before] = await count();
  const client = createHttpClient(deployment.port);
  let different = 0;
  for (const { write, text } of sample) {
    const { status, body } = await client.send({ ...write.request, cookie: cookieOf(write.userId) });
    if (!isAcknowledged(write, status) || idOf(body.toString()) !== idOf(text)) different += 1;
  }
  client.close();
  const [after] = await count();
  const added = (after?.count ?? 0) - (before?.count ?? 0);
  return check(
    'Writes repeated under their idempotency key',
    'same row, none added',
    `${sample.length} repeated: ${different} other responses, ${added} new rows`,
    different === 0 && added === 0 && sample.length > 0,
  );
}

/** How many, of what kind, and how far apart: a rule that holds for one minute only shows there. */
const describeDuplicates = (duplicates: Row[][]): string =>
  [String(duplicates.length), ...duplicates.slice(0, SHOWN).map(describeDuplicate)].join('; ');

function describeDuplicate(rows: Row[]): string {
  const times = rows.map(({ at }) => at?.getTime() ?? 0);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  return `${rows.length} rows of one ${rows[0]?.kind}, ${seconds.toFixed(0)} s apart`;
}

const keyOf = (kind: Write['kind'], userId: number, marker: string) => `${kind} ${userId} ${marker}`;

/** Links are found by their URL, all others by their text. */
const storedMarker = ({ kind, marker, request: { body } }: Write): string =>
  kind === 'link' && typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : marker;

const idOf = (text: string): unknown => {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
};

/** Checks every foreign key row by row: a constraint is not trusted after a crash. */
async function countOrphans(deployment: Deployment): Promise<number> {
  const keys = await deployment.query<{ text: string }>(`
    select format('select count(*)::int from %s a where %s and not exists (select 1 from %s b where %s)',
      conrelid::regclass,
      (select string_agg(format('a.%I is not null', attname), ' and ') from pg_attribute where attrelid = conrelid and attnum = any (conkey)),
      confrelid::regclass,
      (select string_agg(format('a.%I = b.%I', own.attname, theirs.attname), ' and ')
         from unnest(conkey, confkey) as pair (mine, yours)
         join pg_attribute own on own.attrelid = conrelid and own.attnum = mine
         join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = yours)) as text
    from pg_constraint where contype = 'f'`);
  let orphans = 0;
  for (const { text } of keys) orphans += (await deployment.query<{ count: number }>(text))[0]?.count ?? 0;
  return orphans;
}

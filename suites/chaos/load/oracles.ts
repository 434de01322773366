import { cookieOf } from '../../shared/sessions.ts';
import { type Finding, finding, none } from '../fault.ts';
import { createCaller } from '../setup/client.ts';
import type { Community } from '../setup/community.ts';
import type { Acknowledged } from './load.ts';
import { type Write, isSuccess } from './writes.ts';

type Row = { kind: Write['kind']; userId: number; words: string; id: string; at: Date | null };

const SHOWN = 5;

/** Everything that the writers can have left behind. */
const WRITTEN = `
  select 'order' as kind, user_id as "userId", project_name as words, id::text, order_date as at from service_orders
  union all select 'post', user_id, content, id::text, created_at from posts
  union all select 'referral', referrer_id, message, id::text, created_at from referrals
  union all select 'link', user_id, original_url, short_code, created_at from short_urls
  union all select 'comment', user_id, content, id::text, created_at from post_comments
  union all select 'profile', id, bio, id::text, null from users`;

/** Each counts what must not be there. */
const HALVES: Record<string, string> = {
  'orders without one first event': `select count(*)::int from service_orders o where
    (select count(*) from order_events where order_id = o.id and kind = 'placed') <> 1`,
  'orders whose member was not told once': `select count(*)::int from service_orders o where
    (select count(*) from notifications n where n.user_id = o.user_id and n.kind = 'order' and n.object_id = o.id) <> 1`,
  'referrals without one first event': `select count(*)::int from referrals r where
    (select count(*) from referral_events where referral_id = r.id and kind = 'sent') <> 1`,
  'keys of finished calls without their answer': `select count(*)::int from idempotency_keys where response is null`,
  'posts whose counter of comments is wrong': `select count(*)::int from posts p where
    p.comments <> (select count(*) from post_comments where post_id = p.id and deleted_at is null)`,
};

/** That nothing acknowledged is lost or there twice (O2), and nothing is half there (O3). */
export async function judgeWrites(community: Community, acknowledged: Acknowledged[]): Promise<Finding[]> {
  const rows = await community.query<Row>(WRITTEN);
  const found = Map.groupBy(rows, ({ kind, userId, words }) => nameOf(kind, userId, words));
  const lastBio = new Map(
    acknowledged.flatMap(({ write }) => (write.kind === 'profile' ? [[write.userId, write.words]] : [])),
  );
  let lost = 0;
  const doubled: Row[][] = [];
  let otherwise = 0;
  for (const { write, text } of acknowledged) {
    // A later bio takes the place of an earlier one.
    if (write.kind === 'profile' && lastBio.get(write.userId) !== write.words) continue;
    const here = found.get(nameOf(write.kind, write.userId, soughtWords(write))) ?? [];
    if (here.length === 0) lost += 1;
    if (here.length > 1) doubled.push(here);
    if (here.length === 1 && !text.includes(here[0]?.id ?? '')) otherwise += 1;
  }
  const counts = await Promise.all(
    Object.values(HALVES).map((text) => community.query<{ count: number }>(text)),
  );
  const halves = Object.keys(HALVES).map((what, index) => [what, counts[index]?.[0]?.count ?? -1] as const);
  const broken = halves.filter(([, count]) => count !== 0);
  return [
    none('Acknowledged writes that are lost', lost),
    finding('Acknowledged writes that are there twice', doubled.length === 0, doublesOf(doubled)),
    none('Acknowledged writes that are there otherwise than was said', otherwise),
    finding(
      `Nothing is half there: ${Object.keys(HALVES).join(', ')}`,
      broken.length === 0,
      broken.length === 0 ? '0' : broken.map(([what, count]) => `${count} ${what}`).join(', '),
    ),
    none('Rows that refer to what is not there', await countOrphans(community)),
  ];
}

/** Sends every so manieth acknowledged write with a key again: the answer is the first one, and no row is added. */
export async function judgeRetries(community: Community, acknowledged: Acknowledged[]): Promise<Finding> {
  const keyed = acknowledged.filter(({ write }) => write.call.headers?.['idempotency-key'] !== undefined);
  const sample = keyed.filter((_, index) => index % Math.ceil(keyed.length / 300) === 0);
  const count = () => community.query<{ count: number }>(`select count(*)::int from (${WRITTEN}) as written`);
  const [before] = await count();
  let other = 0;
  for (const { write, text } of sample) {
    const caller = createCaller(community.port, cookieOf(write.userId));
    const reply = await caller.send(write.call);
    caller.close();
    if (!isSuccess(write, reply.status) || idOf(reply.text) !== idOf(text)) other += 1;
  }
  const [after] = await count();
  const added = (after?.count ?? 0) - (before?.count ?? 0);
  return finding(
    'The same key again answers the same row',
    other === 0 && added === 0 && sample.length > 0,
    `${sample.length} asked again: ${other} other answers, ${added} new rows`,
  );
}

/** How many, of what kind, and how far apart: a rule that holds for a minute only shows there. */
const doublesOf = (doubled: Row[][]): string =>
  [String(doubled.length), ...doubled.slice(0, SHOWN).map(describeDouble)].join('; ');

function describeDouble(rows: Row[]): string {
  const times = rows.map(({ at }) => at?.getTime() ?? 0);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  return `${rows.length} of one ${rows[0]?.kind}, ${seconds.toFixed(0)} s apart`;
}

const nameOf = (kind: Write['kind'], userId: number, words: string) => `${kind} ${userId} ${words}`;

const soughtWords = ({ kind, words, call }: Write): string =>
  kind === 'link' && typeof call.body === 'object' && call.body !== null && 'url' in call.body
    ? String(call.body.url)
    : words;

const idOf = (text: string): unknown => {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
};

/** Over every foreign key that there is, constraint or not trusted. */
async function countOrphans(community: Community): Promise<number> {
  const keys = await community.query<{ text: string }>(`
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
  for (const { text } of keys) orphans += (await community.query<{ count: number }>(text))[0]?.count ?? 0;
  return orphans;
}

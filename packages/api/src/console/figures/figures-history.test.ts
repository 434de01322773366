import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { DAY_MS } from '@guildhall/db/time';
import { TEST_PASSWORD, TEST_PASSWORD_HASH, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { type Moment, OracleMember } from '../../../testing/membership-oracle.ts';
import { type FigureMembers, MemberFigure, type Span } from './figures.schema.ts';

vi.setConfig({ testTimeout: 300_000 });
const api = testApi();

const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const step = fc.record({
  days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 45 })),
  what: fc.constantFrom(
    ...(['register', 'import', 'add', 'join', 'see', 'stop', 'resume', 'suspend'] as const),
    ...(['renew', 'renew', 'since', 'since', 'merge', 'erase'] as const),
  ),
  who: fc.nat(),
  other: fc.nat(),
  /** Days from now on which a membership ends. */
  end: fc.option(fc.integer({ min: -40, max: 90 })),
  /** The ends of the span: which of the days on which something happened, or a day before or after. */
  ends: fc.tuple(fc.nat(), fc.nat()),
  shifts: fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Run = { admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>; members: Map<number, OracleMember> };

const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const utcToday = () => Math.floor(Date.now() / DAY_MS);

async function timed<T>(work: () => Promise<T>): Promise<{ done: T; now: Moment }> {
  const after = Date.now();
  const done = await work();
  return { done, now: { after, before: Date.now() } };
}

/** Everything so far happened so many days earlier. */
async function pass({ members }: Run, days: number): Promise<void> {
  for (const member of members.values()) member.age(days);
  const tables = {
    users: [
      'created_at',
      'joined_at',
      'last_seen_at',
      'erased_at',
      'membership_starts_on',
      'membership_expires_on',
      'suspended_until',
    ],
    memberships: ['started_at', 'starts_on', 'ended_at', 'expiry_set_at', 'expires_on', 'agreed_until'],
    membership_renewals: ['due_on', 'until', 'renewed_at'],
    member_invitations: ['invited_at'],
  };
  for (const [table, columns] of Object.entries(tables)) {
    const [name, moved] = [
      sql.table(table),
      columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(days)} * interval '1 day'`,
      ),
    ];
    await sql`alter table ${name} disable trigger user`.execute(api().db);
    await sql`update ${name} set ${sql.join(moved)}`.execute(api().db);
    await sql`alter table ${name} enable trigger user`.execute(api().db);
  }
}

/** Does one thing that happens to members, in the product and beside it. */
async function take(run: Run, { what, who, other, end }: Step): Promise<void> {
  const { db, as } = api();
  const { admin, members } = run;
  const until = end === null ? null : utcToday() + end;
  const begin = async (fields: Parameters<typeof makeMember>[1], makesInvitation = false) => {
    const { done, now } = await timed(async () =>
      makesInvitation
        ? admin.admin.users.add({ email: `${randomUUID()}@test.test`, firstName: 'New' })
        : makeMember(db, fields),
    );
    const member = new OracleMember();
    member.until = fields?.membershipExpiresOn === undefined ? null : until;
    member.enter(now);
    if (makesInvitation) member.invited = now;
    members.set(done.id, member);
  };
  if (what === 'register') return begin({});
  if (what === 'add') return begin(undefined, true);
  if (what === 'import')
    return begin({
      isActive: false,
      hasJoined: false,
      membershipExpiresOn: until === null ? null : isoDay(until),
    });

  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('erasedAt', 'is', null)
    .where('role', '=', 'user')
    .orderBy('id')
    .execute();
  const row = rows[who % rows.length];
  const member = row && members.get(row.id);
  if (!row || !member) return;
  const { id } = row;
  const change = (fields: object) =>
    timed(() => db.updateTable('users').set(fields).where('id', '=', id).execute());
  if (what === 'join' && !row.hasJoined) await change({ hasJoined: true, isActive: true });
  if (what === 'see') {
    const invited = rows.filter((one) => members.get(one.id)?.invited);
    const guest = invited[other % invited.length]?.id ?? id;
    const { now } = await timed(() =>
      db
        .updateTable('users')
        .set({ lastSeenAt: sql`now()` })
        .where('id', '=', guest)
        .execute(),
    );
    const seen = members.get(guest);
    if (seen) seen.seen ??= now;
  }
  if (what === 'stop' && row.hasJoined && row.isActive)
    member.leave((await timed(() => admin.admin.users.setActive({ id, isActive: false }))).now);
  if (what === 'resume' && row.hasJoined && !row.isActive)
    member.enter((await timed(() => admin.admin.users.setActive({ id, isActive: true }))).now);
  if (what === 'suspend' && row.hasJoined && row.isActive)
    await admin.admin.moderation.decide({
      objectType: 'user',
      objectId: id,
      decision: 'suspend',
      reason: 'Rude',
      until: isoDay(utcToday() + 9),
    });
  if (what === 'renew') {
    const day = until === null ? null : isoDay(until);
    const { now } = await timed(() => admin.admin.users.update({ id, membershipExpiresOn: day }));
    member.setEnd(now, until);
  }
  if (what === 'since') {
    const day = end === null ? null : utcToday() - 4 * end;
    await admin.admin.users.update({ id, membershipStartsOn: day === null ? null : isoDay(day) });
    member.setSince(day);
  }
  if (what === 'erase' && row.isActive && row.password === TEST_PASSWORD_HASH) {
    const caller = await as({ id });
    member.leave((await timed(() => caller.account.delete({ password: TEST_PASSWORD }))).now);
  }
  const merged = rows[other % rows.length];
  const absorbed = merged && members.get(merged.id);
  if (what !== 'merge' || !absorbed || merged.id === id || (merged.hasJoined && !row.hasJoined)) return;
  const { now } = await timed(() => admin.admin.users.merge.run({ id, mergedId: merged.id }));
  member.absorb(absorbed, now);
  members.delete(merged.id);
}

/** Counts by looking at each member, with the days of the browser's calendar. */
function count(
  members: Iterable<OracleMember>,
  zone: string,
  from: string,
  to: string,
): Record<string, number> {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const dayOf = ({ after, before }: Moment): string => {
    const day = calendar.format(after);
    // Nobody knows on which side of midnight it was.
    fc.pre(day === calendar.format(before));
    return day;
  };
  const isIn = (day: string) => day >= from && day <= to;
  const counts = Object.fromEntries(MemberFigure.options.map((figure) => [figure, 0]));
  const add = (figure: MemberFigure, isCounted: boolean) => {
    if (isCounted) counts[figure] = (counts[figure] ?? 0) + 1;
  };
  for (const { periods, invited, seen } of members) {
    add('invited', invited !== null && isIn(dayOf(invited)));
    add('invitedJoined', invited !== null && isIn(dayOf(invited)) && seen !== null && dayOf(seen) <= to);
    for (const period of periods) {
      const start = period.since === null ? dayOf(period.start) : isoDay(period.since);
      const out = period.out && dayOf(period.out);
      const until = period.until === null ? null : isoDay(period.until);
      const hasEnded = until !== null && (out === null || out > until);
      const end = hasEnded ? until : out;
      for (const day of period.renewed)
        add('renewed', isIn(isoDay(day)) && (end === null || end > isoDay(day)));
      if ((until !== null && until < start) || (out !== null && out < start)) continue;
      add('membersAtStart', start < from && (end === null || end >= from));
      add('joined', isIn(start));
      add('left', !hasEnded && end !== null && isIn(end));
      add('ended', hasEnded && isIn(until));
      add('membersAtEnd', start <= to && (end === null || end > to));
    }
  }
  return counts;
}

const utcDayOf = (moment: Moment | null) => moment && Math.floor(moment.after / DAY_MS);

/** A span that begins and ends where something happened, if not tomorrow. */
function spanOf({ members }: Run, { ends, shifts }: Step): Span {
  const days: (number | null)[] = [];
  for (const { periods, invited, seen } of members.values()) {
    days.push(utcDayOf(invited), utcDayOf(seen));
    for (const { start, since, out, until, renewed } of periods)
      days.push(utcDayOf(start), since, utcDayOf(out), until, ...renewed);
  }
  const known = days.filter((day) => day !== null && day < utcToday()).toSorted();
  const [one = 0, other = 0] = ends.map(
    (end, index) => (known[end % known.length] ?? utcToday() - 2) + (shifts[index] ?? 0),
  );
  return { from: isoDay(Math.min(one, other, utcToday() - 1)), to: isoDay(Math.max(one, other)) };
}

/** The ids behind a figure, read in small pages. */
async function listRows({ admin }: Run, figure: MemberFigure, span: Span): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | null = null; ;) {
    const page: FigureMembers = await admin.admin.figures.members({ figure, ...span, cursor, limit: 3 });
    ids.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
    if (cursor === null) return ids;
  }
}

it('figures about members and their lists equal a count by hand, at every prefix of random histories', async () => {
  const { db, as } = api();
  const met = new Set<MemberFigure>();
  const history = fc.array(step, { minLength: 10, maxLength: 30, size: 'max' });
  const property = fc.asyncProperty(history, fc.constantFrom(...ZONES), async (steps, zone) => {
    await sql`truncate users cascade`.execute(db);
    const { done, now } = await timed(() => makeMember(db, { role: 'admin' }));
    const run: Run = { admin: await as(done), members: new Map([[done.id, new OracleMember()]]) };
    run.members.get(done.id)?.enter(now);
    await run.admin.admin.community.update({ timeZone: zone });
    for (const [index, next] of steps.entries()) {
      if (next.days > 0) await pass(run, next.days);
      await take(run, next);
      const { span, counts } = await run.admin.admin.figures.get(spanOf(run, next));
      const byHand = count(run.members.values(), zone, span.from, span.to);
      for (const figure of MemberFigure.options) {
        expect([figure, counts[figure].now]).toEqual([figure, byHand[figure]]);
        if (counts[figure].now > 0) met.add(figure);
        if (index < steps.length - 1) continue;
        const rows = await listRows(run, figure, span);
        expect([figure, rows.length, new Set(rows).size]).toEqual([figure, byHand[figure], byHand[figure]]);
      }
      const { membersAtStart, joined, left, ended, membersAtEnd } = counts;
      expect(membersAtStart.now + joined.now - left.now - ended.now).toBe(membersAtEnd.now);
    }
  });
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
  // A history that counts nothing would prove nothing.
  expect(met.size).toBeGreaterThan(5);
});

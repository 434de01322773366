import { type RawBuilder, sql } from 'kysely';
import { OBJECTS } from '../../../contact/decisions/decided-objects.ts';
import { ReportedType } from '../../../ground/reports/reports.schema.ts';
import type { HistoryKind } from './member-history.schema.ts';

/** Columns of a line besides when and what; null where a source says nothing. */
type Columns = Partial<
  Record<
    'by' | 'aboutType' | 'aboutId' | 'name' | 'slug' | 'detail' | 'text' | 'day' | 'number',
    RawBuilder<unknown>
  >
>;

type Source = Columns & {
  kind: HistoryKind;
  at: RawBuilder<unknown>;
  /** Distinguishes lines of one kind. */
  id: RawBuilder<unknown>;
  /** After FROM: only lines of the member. */
  from: RawBuilder<unknown>;
};

const none = sql`null`;

const branch = ({ kind, at, id, from, ...columns }: Source) => sql`
  select ${at} as at, ${sql.lit(kind)} || ' ' || ${id} as key, ${sql.lit(kind)} as kind,
    (${columns.by ?? none})::int as by_id, (${columns.aboutType ?? none})::text as about_type,
    (${columns.aboutId ?? none})::int as about_id, (${columns.name ?? none})::text as name,
    (${columns.slug ?? none})::text as slug, (${columns.detail ?? none})::text as detail,
    (${columns.text ?? none})::text as text, (${columns.day ?? none})::text as day,
    (${columns.number ?? none})::int as number
  from ${from}`;

/** The beginning of what a report or decision is about, where it still exists. */
const excerptOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`case ${type} ${sql.join(
    Object.entries(OBJECTS)
      .filter(([name]) => name !== 'posts')
      .map(
        ([name, { from, text }]) =>
          sql`when ${sql.lit(name)} then (select ${text} from ${from} where o.id = ${id})`,
      ),
    sql` `,
  )} end`;

/** Whose content the reports of the member are about: themselves and what they wrote. */
const OWN: Record<ReportedType, (id: number) => RawBuilder<unknown>> = {
  user: (id) => sql`select ${id}::int`,
  post: (id) => sql`select id from posts where user_id = ${id}`,
  comment: (id) => sql`select id from post_comments where user_id = ${id}`,
  review: (id) => sql`select id from business_reviews where user_id = ${id}`,
  short_link: (id) => sql`select id from short_urls where user_id = ${id}`,
};

/** The audit log has what no other table has: not what decisions, requests and batches say themselves. */
const AUDITED = {
  user: (id: number) =>
    sql`audit as a where a.target_type = 'user' and a.target_id = ${String(id)} and starts_with(a.event, 'user.')`,
  post: (
    id: number,
  ) => sql`posts as own join audit as a on a.target_type = 'post' and a.target_id = own.id::text
    where own.user_id = ${id} and starts_with(a.event, 'post.')`,
};

/** What is known of a member, as one query of lines without an order. */
export function historyLines(id: number): RawBuilder<unknown> {
  const report = {
    at: sql`r.created_at`,
    id: sql`r.id`,
    aboutType: sql`r.object_type`,
    aboutId: sql`r.object_id`,
    name: excerptOf(sql`r.object_type`, sql`r.object_id`),
    detail: sql`r.category`,
    text: sql`r.reason`,
  };
  const wasReported = (type: ReportedType): Source => ({
    kind: 'was_reported',
    ...report,
    by: sql`r.reporter_id`,
    from: sql`(${OWN[type](id)}) as own (id)
      join reports as r on r.object_type = ${sql.lit(type)} and r.object_id = own.id`,
  });
  const decision = {
    aboutType: sql`d.object_type`,
    aboutId: sql`d.object_id`,
    name: excerptOf(sql`d.object_type`, sql`d.object_id`),
  };
  const sources: Source[] = [
    {
      kind: 'created',
      at: sql`u.created_at`,
      id: sql`u.id`,
      by: sql`i.invited_by`,
      from: sql`users as u left join invited_members as i on i.user_id = u.id where u.id = ${id}`,
    },
    {
      kind: 'joined',
      at: sql`u.joined_at`,
      id: sql`u.id`,
      from: sql`users as u where u.id = ${id} and u.joined_at is not null`,
    },
    {
      kind: 'confirmed_address',
      at: sql`u.email_verified_at`,
      id: sql`u.id`,
      from: sql`users as u where u.id = ${id} and u.email_verified_at is not null`,
    },
    {
      kind: 'applied',
      at: sql`a.created_at`,
      id: sql`a.id`,
      from: sql`applicants as a where a.user_id = ${id}`,
    },
    {
      kind: 'approved',
      at: sql`a.decided_at`,
      id: sql`a.id`,
      by: sql`a.decided_by`,
      from: sql`applicants as a where a.user_id = ${id} and a.status = 'approved' and a.decided_at is not null`,
    },
    {
      kind: 'invited',
      at: sql`m.invited_at`,
      id: sql`m.id`,
      by: sql`i.created_by`,
      from: sql`member_invitations as m left join invitations as i on i.id = m.invitation_id where m.user_id = ${id}`,
    },
    ...(['created', 'changed'] as const).map((outcome): Source => ({
      kind: outcome === 'created' ? 'imported' : 'updated_by_import',
      at: sql`i.created_at`,
      id: sql`i.id || ' ' || row.line`,
      by: sql`i.created_by`,
      aboutId: sql`i.id`,
      from: sql`member_import_rows as row join member_imports as i on i.id = row.import_id
          where row.user_id = ${id} and row.outcome = ${sql.lit(outcome)}`,
    })),
    {
      kind: 'accepted_terms',
      at: sql`c.given_at`,
      id: sql`c.page_id || ' ' || c.number`,
      name: sql`p.title`,
      slug: sql`p.slug`,
      number: sql`c.number`,
      // Where there was one language, it says nothing.
      detail: sql`case when exists (select from page_version_texts as t
        where t.page_id = c.page_id and t.number = c.number) then c.locale end`,
      from: sql`consents as c join pages as p on p.id = c.page_id where c.user_id = ${id}`,
    },
    {
      kind: 'membership_began',
      at: sql`m.started_at`,
      id: sql`m.id`,
      from: sql`memberships as m where m.user_id = ${id}`,
    },
    {
      kind: 'membership_renewed',
      at: sql`r.renewed_at`,
      id: sql`r.id`,
      day: sql`r.until`,
      from: sql`membership_renewals as r join memberships as m on m.id = r.membership_id where m.user_id = ${id}`,
    },
    {
      kind: 'membership_ended',
      at: sql`m.ended_at`,
      id: sql`m.id`,
      from: sql`memberships as m where m.user_id = ${id} and m.ended_at is not null`,
    },
    { kind: 'reported', ...report, from: sql`reports as r where r.reporter_id = ${id}` },
    ...ReportedType.options.map(wasReported),
    {
      kind: 'decided',
      ...decision,
      at: sql`d.created_at`,
      id: sql`d.id`,
      by: sql`d.decided_by`,
      detail: sql`d.decision`,
      text: sql`d.reason`,
      day: sql`d.suspended_until`,
      number: sql`d.post_count`,
      from: sql`moderation_decisions as d where d.member_id = ${id}`,
    },
    {
      kind: 'objected',
      ...decision,
      at: sql`d.objected_at`,
      id: sql`d.id`,
      detail: sql`d.decision`,
      text: sql`d.objection`,
      from: sql`moderation_decisions as d where d.member_id = ${id} and d.objected_at is not null`,
    },
    {
      kind: 'answered',
      ...decision,
      at: sql`d.answered_at`,
      id: sql`d.id`,
      by: sql`d.answered_by`,
      detail: sql`d.outcome`,
      text: sql`d.answer`,
      from: sql`moderation_decisions as d where d.member_id = ${id} and d.answered_at is not null`,
    },
    {
      kind: 'ordered',
      at: sql`o.order_date`,
      id: sql`o.id`,
      aboutId: sql`o.id`,
      name: sql`o.service_name`,
      from: sql`service_orders as o where o.user_id = ${id}`,
    },
    {
      kind: 'order_status',
      at: sql`e.created_at`,
      id: sql`e.id`,
      by: sql`e.actor_id`,
      aboutId: sql`o.id`,
      name: sql`o.service_name`,
      detail: sql`e.to_status`,
      from: sql`service_orders as o join order_events as e on e.order_id = o.id
        where o.user_id = ${id} and e.kind = 'status' and e.to_status is not null`,
    },
    {
      kind: 'data_request',
      at: sql`q.created_at`,
      id: sql`q.id`,
      by: sql`q.requested_by`,
      aboutId: sql`q.id`,
      detail: sql`q.kind`,
      day: sql`q.received_on`,
      from: sql`data_requests as q where q.user_id = ${id}`,
    },
    {
      kind: 'data_request_decided',
      at: sql`q.decided_at`,
      id: sql`q.id`,
      by: sql`q.decided_by`,
      aboutId: sql`q.id`,
      detail: sql`q.kind || '_' || q.status`,
      from: sql`data_requests as q where q.user_id = ${id} and q.decided_at is not null`,
    },
    {
      kind: 'batch',
      at: sql`b.created_at`,
      id: sql`b.id`,
      by: sql`b.created_by`,
      aboutId: sql`b.id`,
      detail: sql`b.action`,
      day: sql`b.expires_on`,
      text: sql`item.former_expires_on`,
      from: sql`member_batch_items as item join member_batches as b on b.id = item.batch_id
        where item.user_id = ${id} and item.outcome = 'done'`,
    },
    ...(['user', 'post'] as const).map((type): Source => ({
      kind: 'audited',
      at: sql`a.at`,
      id: sql`a.id`,
      by: sql`a.actor_id`,
      aboutType: sql`a.target_type`,
      aboutId: sql`a.target_id`,
      name: type === 'post' ? sql`left(own.content, 300)` : none,
      detail: sql`a.event`,
      from: AUDITED[type](id),
    })),
  ];
  return sql.join(sources.map(branch), sql` union all `);
}

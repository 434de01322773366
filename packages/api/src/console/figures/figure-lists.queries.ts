import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { INTRODUCTION_ROWS, ORDER_ROWS } from './exchange-rows.ts';
import type {
  FigureIntroductions,
  FigureMembers,
  FigureOrders,
  FigurePerson,
  ListFigureIntroductionsInput,
  ListFigureMembersInput,
  ListFigureOrdersInput,
} from './figures.schema.ts';
import { GROUP_KEYS } from './groups.queries.ts';
import { MEMBER_ROWS, type Rows, activeRows } from './member-rows.ts';

type Named = { id: number; firstName: string; lastName: string; isErased: boolean };
type Listed = { id: number; day: string; sortKey: string };
type Valued = { hundredths: number | null; currency: string | null };

const person = (alias: string) => sql<Named>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'firstName', ${sql.ref(`${alias}.first_name`)},
  'lastName', ${sql.ref(`${alias}.last_name`)}, 'isErased', ${sql.ref(`${alias}.erased_at`)} is not null)`;
const presentPerson = ({ id, isErased, ...names }: Named): FigurePerson => ({
  id,
  isErased,
  name: fullName(names),
});
const presentAmount = ({ hundredths, currency }: Valued) =>
  hundredths === null || currency === null ? null : { hundredths, currency };

const listed = (zone: string) => sql`
  row.id, (row.at at time zone ${zone})::date::text as day, row.at::text as "sortKey"`;

/** Newest first. */
export async function listFigureMembers(
  db: Kysely<DB>,
  zone: string,
  input: ListFigureMembersInput,
): Promise<FigureMembers> {
  const { limit, cursor } = input;
  type Row = Listed & { member: (Named & { company: string | null }) | null; email: string | null };
  const { rows } = await sql<Row>`
    select ${listed(zone)},
      case when users.id is not null then ${person('users')}::jsonb || jsonb_build_object('company', users.company) end
        as member,
      ${emailOf(input)} as email
    from (${rowsOf(input, zone)}) as row left join users on users.id = row.user_id
    where ${isOfGroup(input)} and ${afterCursor(cursor, 'row.at', 'row.id')}
    order by row.at desc, row.id desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit, ({ id, day, member, email }) => ({
    id,
    day,
    email,
    member: member && { ...presentPerson(member), company: member.company },
  }));
}

const rowsOf = (input: ListFigureMembersInput, zone: string): Rows =>
  input.figure === 'active'
    ? activeRows(input.from.slice(0, 7), zone)
    : MEMBER_ROWS[input.figure](input, zone);

/** Who has not joined is known by the invited address. */
const emailOf = (input: ListFigureMembersInput): RawBuilder<string | null> =>
  input.figure === 'invited'
    ? sql`case when users.id is null then (
        select invitation.email from member_invitations as invited
        join invitations as invitation on invitation.id = invited.invitation_id where invited.id = row.id) end`
    : sql`null::text`;

function isOfGroup({ industry, town }: ListFigureMembersInput): RawBuilder<boolean> {
  return sql`(${industry ?? null}::text is null or ${GROUP_KEYS.industry} = ${industry ?? null})
    and (${town ?? null}::text is null or ${GROUP_KEYS.town} = ${town ?? null})`;
}

/** Newest first. */
export async function listFigureIntroductions(
  db: Kysely<DB>,
  zone: string,
  input: ListFigureIntroductionsInput,
): Promise<FigureIntroductions> {
  type Row = Listed &
    Valued &
    Pick<FigureIntroductions['items'][number], 'status'> & {
      referrer: Named;
      referee: Named | null;
      target: Named;
    };
  const { limit, cursor, figure } = input;
  const { rows } = await sql<Row>`
    select ${listed(zone)}, row.hundredths, row.currency, referrals.status,
      ${person('referrer')} as referrer, ${person('target')} as target,
      case when referee.id is not null then ${person('referee')} end as referee
    from (${INTRODUCTION_ROWS[figure](input, zone)}) as row
    join referrals on referrals.id = row.id
    join users as referrer on referrer.id = referrals.referrer_id
    join users as target on target.id = referrals.target_id
    left join users as referee on referee.id = referrals.referee_id
    where ${afterCursor(cursor, 'row.at', 'row.id')}
    order by row.at desc, row.id desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit, ({ id, day, status, referrer, referee, target, ...valued }) => ({
    id,
    day,
    status,
    referrer: presentPerson(referrer),
    referee: referee && presentPerson(referee),
    target: presentPerson(target),
    amount: presentAmount(valued),
  }));
}

/** Newest first. */
export async function listFigureOrders(
  db: Kysely<DB>,
  zone: string,
  input: ListFigureOrdersInput,
): Promise<FigureOrders> {
  type Row = Listed &
    Valued &
    Pick<FigureOrders['items'][number], 'status' | 'serviceName'> & { member: Named };
  const { limit, cursor, figure } = input;
  const { rows } = await sql<Row>`
    select ${listed(zone)}, row.hundredths, row.currency, placed.status, placed.service_name as "serviceName",
      ${person('member')} as member
    from (${ORDER_ROWS[figure](input, zone)}) as row
    join service_orders as placed on placed.id = row.id
    join users as member on member.id = placed.user_id
    where ${afterCursor(cursor, 'row.at', 'row.id')}
    order by row.at desc, row.id desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit, ({ id, day, status, serviceName, member, ...valued }) => ({
    id,
    day,
    status,
    serviceName,
    member: presentPerson(member),
    amount: presentAmount(valued),
  }));
}

import type { Insertable, Selectable } from 'kysely';

import type {
  Article,
  Event,
  EventDate,
  MemberWork,
  Message,
  Opportunity,
  Referral,
  Service,
  ServiceOrder,
} from '../src/index.ts';
import { type FactoryDatabase, makeMember, serial } from './factories.ts';

/** An article published now. */
export function makeArticle(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Article>> = {},
): Promise<Selectable<Article>> {
  const number = serial();
  return db
    .insertInto('articles')
    .values({
      title: `Article ${number}`,
      slug: `article-${number}`,
      summary: 'A summary.',
      content: 'A first line.\nA second line.',
      author: 'The Editors',
      publishedAt: overrides.isPublished === false ? null : new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sample of the work of a new member, without a picture. */
export async function makeWork(
  db: FactoryDatabase,
  overrides: Partial<Insertable<MemberWork>> = {},
): Promise<Selectable<MemberWork>> {
  return db
    .insertInto('memberWorks')
    .values({
      userId: overrides.userId ?? (await makeMember(db)).id,
      title: `Work ${serial()}`,
      position: 0,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An active service of 250 dollars. */
export function makeService(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Service>> = {},
): Promise<Selectable<Service>> {
  return db
    .insertInto('services')
    .values({
      name: `Service ${serial()}`,
      description: 'What is done.',
      category: 'seo',
      price: 25_000,
      deliveryTime: '2 weeks',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A pending order of a new member for a new service, with that service's name and price. */
export async function makeOrder(
  db: FactoryDatabase,
  overrides: Partial<Insertable<ServiceOrder>> = {},
): Promise<Selectable<ServiceOrder>> {
  const service = overrides.serviceId
    ? await db
        .selectFrom('services')
        .selectAll()
        .where('id', '=', overrides.serviceId)
        .executeTakeFirstOrThrow()
    : await makeService(db);
  return db
    .insertInto('serviceOrders')
    .values({
      userId: overrides.userId ?? (await makeMember(db)).id,
      serviceId: service.id,
      serviceName: service.name,
      totalAmount: service.price,
      projectName: `Project ${serial()}`,
      projectDescription: 'What is wanted.',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An open opportunity of a new member. */
export async function makeOpportunity(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Opportunity>> = {},
): Promise<Selectable<Opportunity>> {
  return db
    .insertInto('opportunities')
    .values({
      postedBy: overrides.postedBy ?? (await makeMember(db)).id,
      title: `Opportunity ${serial()}`,
      description: 'What is offered.',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A pending referral from one new member to another; give `status` for any other state. */
export async function makeReferral(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Referral>> = {},
): Promise<Selectable<Referral>> {
  const { status = 'pending' } = overrides;
  return db
    .insertInto('referrals')
    .values({
      referrerId: overrides.referrerId ?? (await makeMember(db)).id,
      targetId: overrides.targetId ?? (await makeMember(db)).id,
      completedAt: status === 'completed' ? new Date() : null,
      endedAt: status === 'pending' || status === 'accepted' ? null : new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An unread message between two new members, in their thread, which is made when missing. */
export async function makeMessage(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Message>> = {},
): Promise<Selectable<Message>> {
  const senderId = overrides.senderId ?? (await makeMember(db)).id;
  const recipientId = overrides.recipientId ?? (await makeMember(db)).id;
  return db
    .insertInto('messages')
    .values({
      threadId: overrides.threadId ?? (await ensureThread(db, senderId, recipientId)),
      senderId,
      recipientId,
      content: `Message number ${serial()}`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function ensureThread(db: FactoryDatabase, one: number, other: number): Promise<number> {
  const pair = { lowUserId: Math.min(one, other), highUserId: Math.max(one, other) };
  const { id } = await db
    .insertInto('threads')
    .values(pair)
    .onConflict((conflicting) =>
      conflicting.columns(['lowUserId', 'highUserId']).doUpdateSet({ lastMessageAt: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A one-off event for members that begins in an hour, with its only date. */
export async function makeEvent(
  db: FactoryDatabase,
  { startsAt = hoursFromNow(1), ...overrides }: Partial<Insertable<Event>> & { startsAt?: Date } = {},
): Promise<Selectable<Event> & { dateId: number }> {
  const number = serial();
  const event = await db
    .insertInto('events')
    .values({ slug: `event-${number}`, title: `Event ${number}`, timeZone: 'UTC', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await makeEventDate(db, { eventId: event.id, startsAt });
  return { ...event, dateId: id };
}

/** A date of an event in UTC, of an hour. */
export function makeEventDate(
  db: FactoryDatabase,
  { eventId, startsAt }: { eventId: number; startsAt: Date },
): Promise<Selectable<EventDate>> {
  const localStart = startsAt.toISOString().slice(0, 16);
  return db
    .insertInto('eventDates')
    .values({
      eventId,
      originalStart: localStart,
      localStart,
      minutes: 60,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const hoursFromNow = (hours: number) => new Date((Math.ceil(Date.now() / 60_000) + hours * 60) * 60_000);

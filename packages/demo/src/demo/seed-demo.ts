import { sql } from 'kysely';

import type { Database } from '@guildhall/db';
import { withTransaction } from '@guildhall/db';
import { isEmpty } from '../emptiness.ts';
import { alignIdentities, insertRows } from '../insert-rows.ts';
import { hashDemoPassword } from '../password.ts';
import { planActiveMonths } from './active-months.ts';
import { planNews } from './articles.ts';
import { planChapterPosts } from './chapter-posts.ts';
import { planChapters } from './chapters.ts';
import { createClock } from './clock.ts';
import { insertCommunitySettings } from './community.ts';
import { planCommerce } from './commerce.ts';
import { businessIds, planDirectory } from './directory.ts';
import { planDoor } from './door.ts';
import { planAttendance } from './attendance.ts';
import { planEvents } from './events.ts';
import { planFeed } from './feed.ts';
import { listConversationMessages, planMessages } from './messages.ts';
import { planNetwork } from './network.ts';
import { planNotifications } from './notifications.ts';
import { planOpportunities } from './opportunities.ts';
import { makeMembers } from './members.ts';
import { planPostLinks } from './post-links.ts';
import { planReferrals } from './referrals.ts';
import { planProfileViews } from './views.ts';
import { type Match, createSeedContext } from './seed-context.ts';

/** Row counts of the demo community. */
export interface SeedSummary {
  members: number;
  connections: number;
  posts: number;
  articles: number;
  events: number;
  businesses: number;
  services: number;
  opportunities: number;
  referrals: number;
  messages: number;
}

/**
 * Fills an empty database with the demo community, in one transaction: members, network, feed, news, events, chapters, shop, directory,
 * opportunities, referrals and messages. The same `now` gives the same rows, except for the salt in the password
 * hash. The accounts member@demo.test, admin@demo.test and owner@demo.test have the ids 1, 2 and 3; every password is
 * DEMO_PASSWORD.
 *
 * `match` scores the requests. The search terms of matching stay empty: the caller, which knows the matching rules,
 * computes them afterwards.
 *
 * @throws when the database has a member already
 */
export async function seedDemo(
  db: Database,
  { now, match = () => null }: { now: Date; match?: Match },
): Promise<SeedSummary> {
  const clock = createClock(now);
  const members = makeMembers(clock, await hashDemoPassword());
  const context = createSeedContext(clock, members);

  const network = planNetwork(context, match);
  const referrals = planReferrals(context);
  const opportunities = planOpportunities(context);
  const planned = [
    ...network.messages,
    ...referrals.messages,
    ...opportunities.messages,
    ...listConversationMessages(context, businessIds),
  ];
  const { threads, messages } = planMessages(context, planned, network.connected);
  const directory = planDirectory(context, countContacts(messages));
  const feed = planFeed(context);
  const { shortUrls, postLinks } = planPostLinks(feed.posts);
  const news = planNews(context);
  const chapters = planChapters(context);
  const wall = planChapterPosts(context, chapters, feed);
  const events = planEvents(context, chapters);
  const attendance = planAttendance(context, events, chapters);
  const door = planDoor(context, events, chapters, attendance.rsvps);
  const commerce = planCommerce(context);

  await withTransaction(db, async (trx) => {
    // Two processes that start at the same time must not both find it empty.
    await sql`lock table users in share row exclusive mode`.execute(trx);
    if (!(await isEmpty(trx)))
      throw new Error('The demo community can only be set up in a database without members.');
    await insertCommunitySettings(trx, now);
    await insertRows(trx, 'users', members);
    await insertRows(trx, 'activeMonths', planActiveMonths(context));
    await insertRows(trx, 'profileViews', planProfileViews(context));
    await insertRows(trx, 'connections', network.connections);
    await insertRows(trx, 'blocks', network.blocks);
    await insertRows(trx, 'dismissals', network.dismissals);
    await insertRows(trx, 'posts', feed.posts);
    await insertRows(trx, 'postComments', feed.comments);
    await insertRows(trx, 'postLikes', feed.likes);
    await insertRows(trx, 'postBookmarks', feed.bookmarks);
    await insertRows(trx, 'postShares', feed.shares);
    await insertRows(trx, 'reports', feed.reports);
    await insertRows(trx, 'shortUrls', shortUrls);
    await insertRows(trx, 'postLinks', postLinks);
    await insertRows(trx, 'articles', news.articles);
    await insertRows(trx, 'articleLikes', news.likes);
    await insertRows(trx, 'articleBookmarks', news.bookmarks);
    await insertRows(trx, 'articleShares', news.shares);
    await insertRows(trx, 'articleViews', news.views);
    await insertRows(trx, 'chapters', chapters.chapters);
    await insertRows(trx, 'chapterMembers', chapters.members);
    await insertRows(trx, 'posts', wall.posts);
    await insertRows(trx, 'postComments', wall.comments);
    await insertRows(trx, 'events', events.events);
    await insertRows(trx, 'eventDates', events.dates);
    await insertRows(trx, 'eventSeriesMembers', attendance.series);
    await insertRows(trx, 'eventRsvps', attendance.rsvps);
    await insertRows(trx, 'attendance', door);
    await insertRows(trx, 'services', commerce.services);
    await insertRows(trx, 'serviceOrders', commerce.orders);
    await insertRows(trx, 'orderEvents', commerce.events);
    await insertRows(trx, 'businesses', directory.businesses);
    await insertRows(trx, 'businessEmployees', directory.employees);
    await insertRows(trx, 'businessReviews', directory.reviews);
    await insertRows(trx, 'businessFavourites', directory.favourites);
    await insertRows(trx, 'businessActivity', directory.activity);
    await insertRows(trx, 'opportunities', opportunities.opportunities);
    await insertRows(trx, 'opportunitySaves', opportunities.saves);
    await insertRows(trx, 'opportunityApplications', opportunities.applications);
    await insertRows(trx, 'referrals', referrals.referrals);
    await insertRows(trx, 'referralEvents', referrals.events);
    await insertRows(trx, 'threads', threads);
    await insertRows(trx, 'messages', messages);
    await insertRows(
      trx,
      'notifications',
      planNotifications(context, { network, referrals, feed, commerce }),
    );
    await alignIdentities(trx, [
      'users',
      'connections',
      'posts',
      'postComments',
      'reports',
      'shortUrls',
      'articles',
      'events',
      'eventDates',
      'chapters',
      'services',
      'serviceOrders',
      'orderEvents',
      'businesses',
      'businessEmployees',
      'businessReviews',
      'opportunities',
      'referrals',
      'referralEvents',
      'threads',
      'messages',
      'notifications',
    ]);
  });

  return {
    members: members.length,
    connections: network.connections.length,
    posts: feed.posts.length,
    articles: news.articles.length,
    events: events.events.length,
    businesses: directory.businesses.length,
    services: commerce.services.length,
    opportunities: opportunities.opportunities.length,
    referrals: referrals.referrals.length,
    messages: messages.length,
  };
}

function countContacts(messages: readonly { businessId?: number | null }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { businessId } of messages) {
    if (businessId) counts.set(businessId, (counts.get(businessId) ?? 0) + 1);
  }
  return counts;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from '../../src/pages/web-build.ts';
import { type Marked, SOUGHT, TOPIC } from './marked-member.ts';

/** The patterns of all pages of the web but the console's, as its routes say. */
export function listPageRoutes(): string[] {
  const features = join(WEB, 'src/features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.routes\.tsx?$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(features, name), 'utf8')).join('\n');
  const patterns = [...sources.matchAll(/\bpath: '([^']+)'/g)].map(([, pattern = '']) => pattern);
  // A pattern that is written in another way would be missed.
  if (patterns.length !== sources.match(/\bpath:/g)?.length)
    throw new Error('A route has a path that is no plain text');
  return patterns.filter((pattern) => pattern !== '/admin' && !pattern.startsWith('/admin/'));
}

/** The addresses at which every page shows what could be the marked member's. */
export const pagesOf = (of: Marked): Record<string, string[]> => ({
  '/': ['/'],
  '/account-deleted': ['/account-deleted'],
  '/application': ['/application'],
  '/event-seat': ['/event-seat'],
  '/business/:slug': [
    `/business/${of.slug}`,
    `/business/${of.slug}?tab=reviews`,
    `/business/${of.slug}?tab=team`,
    `/business/${of.reviewedSlug}`,
    `/business/${of.reviewedSlug}?tab=reviews`,
    `/business/${of.reviewedSlug}?tab=team`,
  ],
  '/business/:slug/edit': [`/business/${of.slug}/edit`],
  '/business/create': ['/business/create'],
  '/businesses': ['/businesses', `/businesses?search=${SOUGHT}`, '/businesses?near=Porto'],
  '/chapters': ['/chapters'],
  '/chapters/:slug': [`/chapters/${of.chapterSlug}`],
  '/chapters/:slug/edit': [`/chapters/${of.chapterSlug}/edit`],
  '/chapters/new': ['/chapters/new'],
  '/connections': ['/connections'],
  '/dashboard': ['/dashboard'],
  '/decisions/:id': ['/decisions/1'],
  '/events': ['/events', '/events?when=past', '/events?when=month'],
  '/events/:slug': [`/events/${of.event.slug}`],
  '/your-articles/:id?': ['/your-articles', `/your-articles/${of.submittedId}`, '/your-articles/new'],
  '/your-guests': ['/your-guests'],
  '/events/:slug/attendance': [`/events/${of.event.slug}/attendance`],
  '/events/:slug/door': [`/events/${of.event.slug}/door?event=${of.event.id}&date=${of.event.dateId}`],
  '/events/:slug/edit': [`/events/${of.event.slug}/edit`],
  '/events/new': ['/events/new'],
  '/feed': ['/feed', `/feed?topic=${TOPIC}`, '/feed?show=topics'],
  '/feed/:id': [`/feed/${of.postId}`, `/feed/${of.commentedId}`, `/feed/${of.mentionedId}`],
  '/handovers/:id': ['/handovers/1'],
  '/introductions': ['/introductions'],
  '/invitations': ['/invitations'],
  '/members': ['/members', `/members?search=${SOUGHT}`, '/members?letter=z', '/members?view=map'],
  '/messages': ['/messages', `/messages?with=${of.member.id}`],
  '/news': ['/news'],
  '/news/:slug': [`/news/${of.articleSlug}`],
  '/notifications/:id': ['/notifications/1'],
  '/opportunities': ['/opportunities', `/opportunities?search=${SOUGHT}`],
  '/opportunities/:ref': [`/opportunities/${of.opportunityId}`],
  '/pages/:slug': ['/pages/none'],
  '/profile/:username': [`/profile/${of.member.username}`, `/profile/${of.member.id}`],
  '/reset-password': ['/reset-password'],
  '/my/businesses': ['/my/businesses'],
  '/saved': ['/saved', '/saved?tab=businesses', '/saved?tab=opportunities'],
  '/search': [`/search?q=${SOUGHT}`, `/search?q=zumbrot`, '/search?q=who%20bakes%20bread'],
  '/services': ['/services'],
  '/settings': ['/settings'],
  '/setup': ['/setup'],
  '/sign-in/:key': ['/sign-in/chamber'],
  '/verify-email': ['/verify-email'],
});

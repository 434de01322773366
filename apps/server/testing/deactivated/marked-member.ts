import sharp from 'sharp';
import type { Database } from '@guildhall/db';
import {
  makeArticle,
  makeBusiness,
  makeChapter,
  makeEvent,
  makeMember,
  makePost,
} from '@guildhall/db/testing';
import { field, uploadAttachment } from '../attachments.ts';
import { type Browser, whenReady } from '../browser.ts';
import type { TestServer } from '../test-server.ts';

/** In every name, text and address of the member who is deactivated. */
export const MARKER = 'qzmark';
/** What the same things are searched for, so that no answer has the marker from the question. */
export const SOUGHT = 'zumbrota';
/** A topic of their post, which the reader follows. */
export const TOPIC = 'zumtopic';

const TEXT = `${MARKER} ${SOUGHT}`;

/** A member who has everything that a member can have, a member who does not know them, and an administrator. */
export type Marked = Awaited<ReturnType<typeof makeMarked>>;

async function uploadPicture(by: Browser, path: string): Promise<string> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await drawn.png().toBuffer())], { type: 'image/png' }), 'a.png');
  const { body } = await whenReady(() => by.send('POST', path, { body: form }));
  return String(field(body, 'url') ?? field(body, 'avatar'));
}

async function answerOf(by: Browser, method: string, path: string, body: object): Promise<unknown> {
  const { status, text, body: answered } = await whenReady(() => by.json(method, path, body));
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return answered;
}

export async function makeMarked({ signedIn }: TestServer, db: Database) {
  const member = await makeMember(db, {
    username: MARKER,
    firstName: 'Qzmark',
    lastName: 'Zumbrota',
    company: TEXT,
    jobTitle: TEXT,
    location: 'Porto',
    emailAudience: 'everyone',
  });
  const admin = await signedIn(await makeMember(db, { role: 'admin' }));
  await answerOf(admin, 'PATCH', '/api/admin/community', {
    publicMembers: true,
    membersWriteArticles: true,
  });
  const article = await makeArticle(db);
  const reader = await makeMember(db, { lookingFor: 'bread', servicesOffered: 'flour' });
  const [by, other] = [await signedIn(member), await signedIn(reader)];
  const id = async (method: string, path: string, body: object, as = by) =>
    Number(field(await answerOf(as, method, path, body), 'id'));

  await answerOf(by, 'PUT', '/api/profile', { bio: TEXT, servicesOffered: 'bread', skills: [TEXT] });
  const avatar = await uploadPicture(by, '/api/profile/avatar');
  const logo = await uploadPicture(by, '/api/businesses/images?kind=logo');
  const photo = await uploadPicture(by, '/api/businesses/images?kind=gallery');
  const business = await answerOf(by, 'POST', '/api/businesses', {
    name: `Qzmark Zumbrota`,
    description: `${TEXT} bakes bread every morning.`,
    industry: 'Retail',
    category: 'Other',
    email: `${MARKER}@business.test`,
    city: 'Porto',
    logo,
    images: [{ address: photo, alt: TEXT }],
  });
  const businessId = Number(field(business, 'id'));
  const attachment = await uploadAttachment(by);
  const link = `https://${MARKER}.example.org/`;
  const postId = await id('POST', '/api/feed', {
    content: `${TEXT} #${MARKER} #${TOPIC} ${link}`,
    pictures: [{ address: attachment, alt: TEXT }],
  });
  const shortened = await answerOf(by, 'POST', '/api/shorten', { url: `${link}alone` });
  const commented = await makePost(db, { userId: reader.id, content: `Ask [them](m:${member.id})` });
  await id('POST', `/api/feed/${commented.id}/comments`, { content: TEXT });
  await id('POST', `/api/articles/${article.id}/comments`, { content: TEXT });
  const submittedId = await id('POST', '/api/your-articles', {
    title: TEXT,
    category: 'Business',
    content: TEXT,
    submits: true,
  });
  const reviewed = await makeBusiness(db, { ownerId: reader.id, name: 'Another business' });
  await answerOf(by, 'POST', `/api/businesses/${reviewed.id}/reviews`, { rating: 1, comment: TEXT });
  const opportunityId = await id('POST', '/api/opportunities', {
    title: TEXT,
    description: `${TEXT} needs flour.`,
    type: 'project',
  });
  const mentioned = await makePost(db, { userId: reader.id, content: `At [the bakery](b:${businessId})` });
  const event = await makeEvent(db, { createdBy: member.id, audience: 'public' });
  await answerOf(by, 'PUT', `/api/events/${event.id}/dates/${event.dateId}/rsvp`, {});
  const chapter = await makeChapter(db, { leaders: [reader.id, member.id] });
  await answerOf(by, 'POST', `/api/chapters/${chapter.slug}/posts`, { content: TEXT });
  // What the reader keeps of theirs.
  await answerOf(other, 'PUT', `/api/businesses/${businessId}/favourite`, { saved: true });
  await answerOf(other, 'PUT', `/api/feed/${postId}/bookmark`, { bookmarked: true });
  await answerOf(other, 'PUT', `/api/opportunities/${opportunityId}/save`, { saved: true });
  await answerOf(other, 'PUT', `/api/topics/${TOPIC}/follow`, { following: true });
  await answerOf(by, 'POST', `/api/businesses/${businessId}/employees`, {
    username: String(reader.username),
  });
  await answerOf(by, 'POST', `/api/businesses/${reviewed.id}/contact`, { content: TEXT });
  const connection = await answerOf(by, 'POST', '/api/connections/request', { toUserId: reader.id });
  return {
    member,
    reader: other,
    async setActive(isActive: boolean) {
      await answerOf(admin, 'PATCH', `/api/admin/users/${member.id}/status`, { isActive });
    },
    articleSlug: article.slug,
    articleId: article.id,
    submittedId,
    chapterSlug: chapter.slug,
    businessId,
    slug: String(field(business, 'slug')),
    postId,
    commentedId: commented.id,
    mentionedId: mentioned.id,
    reviewedId: reviewed.id,
    reviewedSlug: reviewed.slug,
    opportunityId,
    event,
    connectionId: Number(field(connection, 'id')),
    shortLink: new URL(String(field(shortened, 'shortUrl'))).pathname,
    pictures: [avatar, logo, photo, attachment],
  };
}

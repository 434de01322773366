import { makeArticle, makeBusiness, makeMember, makeOpportunity, makePost } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** What each edit needs of a member's two devices: to read the version, and to save a text. */
async function devices() {
  const { db, as } = api();
  const ana = await makeMember(db);
  const [member, admin] = [await as(ana), await as(await makeMember(db, { role: 'admin' }))];
  const post = await makePost(db, { userId: ana.id });
  const business = await makeBusiness(db, { ownerId: ana.id });
  const opportunity = await makeOpportunity(db, { postedBy: ana.id });
  const article = await makeArticle(db);
  const fields = { title: 'Bookkeeper', skillsNeeded: [], requirements: [], industryFocus: [] };
  return {
    profile: {
      read: () => member.auth.me(),
      save: (bio: string, version?: number) => member.profile.update({ bio, expectedVersion: version }),
    },
    post: {
      read: () => member.feed.get({ id: post.id }),
      save: (content: string, version?: number) =>
        member.feed.update({ id: post.id, content, expectedVersion: version }),
    },
    business: {
      read: () => member.businesses.get({ slug: business.slug }),
      save: (city: string, version?: number) =>
        member.businesses.update({ id: business.id, city, expectedVersion: version }),
    },
    opportunity: {
      read: () => member.opportunities.get({ id: opportunity.id }),
      save: (description: string, version?: number) =>
        member.opportunities.update({ ...fields, id: opportunity.id, description, expectedVersion: version }),
    },
    article: {
      read: () => admin.admin.articles.get({ id: article.id }),
      save: (content: string, version?: number) =>
        admin.articles.update({ id: article.id, content, expectedVersion: version }),
    },
  };
}

type Edited = keyof Awaited<ReturnType<typeof devices>>;
const edited: Edited[] = ['profile', 'post', 'business', 'opportunity', 'article'];

test.each(edited)(
  'of two devices that edit one %s, the second gets a conflict, and its edit changes nothing',
  async (kind) => {
    const { read, save } = (await devices())[kind];
    const version = (await read())?.version;
    await save('From the phone', version);

    await expect(save('From the desk', version)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining("your changes weren't saved"),
      cause: { issues: [{ path: 'expectedVersion' }] },
    });
    const current = await read();
    expect(JSON.stringify(current)).toContain('From the phone');
    expect((await save('From the desk', current?.version)).version).not.toBe(current?.version);
  },
);

test.each(edited)(
  'an edit of a %s that names no version is made, whatever was saved before',
  async (kind) => {
    const { read, save } = (await devices())[kind];
    await save('First');
    await save('Second');
    expect(JSON.stringify(await read())).toContain('Second');
  },
);

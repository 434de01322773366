import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { PAGE_CONTENT_MAX } from '../../ground/settings/page-texts.schema.ts';

const api = testApi();

async function editor() {
  const { db, as } = api();
  return (await as(await makeMember(db, { role: 'admin', firstName: 'Ada', lastName: 'Keeper' }))).admin
    .pages;
}

const page = (slug: string) => ({ slug, title: 'Terms', content: 'Be kind.', inFooter: true });
const withoutConsent = { requiresConsent: false, asksAgain: false };

describe('a page', () => {
  it('is read by everyone once it is published, and by nobody before', async () => {
    const pages = await editor();
    const { id, version } = await pages.create(page('terms'));
    await expect(api().anonymous().pages.get({ slug: 'terms' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await pages.publish({ ...withoutConsent, ...page('terms'), id, version });
    expect(await api().anonymous().pages.get({ slug: 'Terms' })).toMatchObject({
      title: 'Terms',
      body: [{ type: 'paragraph', children: ['Be kind.'] }],
    });
  });

  it('shows visitors the published version while the next one is a draft', async () => {
    const pages = await editor();
    const created = await pages.create(page('house-rules'));
    const published = await pages.publish({
      ...withoutConsent,
      ...page('house-rules'),
      id: created.id,
      version: created.version,
    });
    expect(published.hasUnpublishedChanges).toBe(false);
    const draft = {
      ...page('house-rules'),
      title: 'House rules',
      id: created.id,
      version: published.version,
    };
    expect(await pages.update(draft)).toMatchObject({ title: 'House rules', hasUnpublishedChanges: true });
    expect((await api().anonymous().pages.get({ slug: 'house-rules' })).title).toBe('Terms');
  });

  it('keeps every version as it was published, and who published it', async () => {
    const pages = await editor();
    let { id, version } = await pages.create(page('privacy'));
    for (const content of ['We store names.', 'We store names and towns.'])
      ({ version } = await pages.publish({ ...withoutConsent, ...page('privacy'), content, id, version }));
    expect((await pages.get({ id })).versions).toMatchObject([
      { number: 2, publishedBy: 'Ada Keeper' },
      { number: 1, publishedBy: 'Ada Keeper' },
    ]);
    expect((await pages.version({ id, number: 1 })).texts).toMatchObject([
      { locale: 'en', body: [{ children: ['We store names.'] }] },
    ]);
  });

  it('is not found by visitors once it is unpublished, and its versions stay', async () => {
    const pages = await editor();
    const { id, version } = await pages.create(page('imprint'));
    await pages.publish({ ...withoutConsent, ...page('imprint'), id, version });
    expect((await pages.unpublish({ id })).versions).toHaveLength(1);
    await expect(api().anonymous().pages.get({ slug: 'imprint' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is in the footer of every page when it is published and chosen', async () => {
    const pages = await editor();
    const [shown, hidden] = [await pages.create(page('shown')), await pages.create(page('hidden'))];
    await pages.create(page('unpublished'));
    await pages.publish({
      ...withoutConsent,
      ...page('shown'),
      title: 'Accessibility',
      id: shown.id,
      version: shown.version,
    });
    await pages.publish({
      ...withoutConsent,
      ...page('hidden'),
      inFooter: false,
      id: hidden.id,
      version: hidden.version,
    });
    const slugs = (await api().anonymous().site.config()).footerPages.map(({ slug }) => slug);
    expect(slugs).toContain('shown');
    expect(slugs).not.toContain('hidden');
    expect(slugs).not.toContain('unpublished');
  });

  it('shows HTML and links with scripts as text', async () => {
    const pages = await editor();
    const content = '<script>alert(1)</script>\n\n[here](javascript:alert(1))';
    const { id, version } = await pages.create({ ...page('markup'), content });
    await pages.publish({ ...withoutConsent, ...page('markup'), content, id, version });
    const { body } = await api().anonymous().pages.get({ slug: 'markup' });
    expect(JSON.stringify(body)).not.toContain('"link"');
    expect(body).toMatchObject([
      { type: 'paragraph', children: ['<script>alert(1)</script>'] },
      { type: 'paragraph', children: ['[here](javascript:alert(1))'] },
    ]);
  });

  it('can be deleted until it was published', async () => {
    const pages = await editor();
    const draft = await pages.create(page('draft'));
    expect(await pages.delete({ id: draft.id })).toEqual({ id: draft.id });
    const { id, version } = await pages.create(page('record'));
    await pages.publish({ ...withoutConsent, ...page('record'), id, version });
    await expect(pages.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('of two administrators who edit a page', () => {
  it('the later one gets a conflict, and nothing of the earlier one is lost', async () => {
    const [one, other] = [await editor(), await editor()];
    const { id, version } = await one.create(page('shared'));
    await one.update({ ...page('shared'), content: 'The first text.', id, version });
    for (const save of [other.update, other.publish])
      await expect(
        save({ ...withoutConsent, ...page('shared'), content: 'The second text.', id, version }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Someone else has changed this page since you opened it',
      });
    expect(await one.get({ id })).toMatchObject({ content: 'The first text.', versions: [] });
  });

  it('who publish at once, one does', async () => {
    const [one, other] = [await editor(), await editor()];
    const { id, version } = await one.create(page('at-once'));
    const done = await Promise.allSettled(
      [one, other].map((pages) => pages.publish({ ...withoutConsent, ...page('at-once'), id, version })),
    );
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await one.get({ id })).versions).toHaveLength(1);
  });

  it('who create a page of the same address, one does, and the other gets an error at the field', async () => {
    const [one, other] = [await editor(), await editor()];
    const done = await Promise.allSettled([one, other].map((pages) => pages.create(page('twice'))));
    const refused = done.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      reason: { code: 'CONFLICT', cause: { issues: [{ path: 'slug' }] } },
    });
  });
});

describe('refused are', () => {
  const refused: [string, Partial<ReturnType<typeof page>>][] = [
    ['an address with spaces', { slug: 'our terms' }],
    ['an address in capitals', { slug: 'Terms' }],
    ['an address that leads elsewhere', { slug: '../admin' }],
    ['a page without a title', { title: ' ' }],
    ['a title of two lines', { title: 'Terms\nand more' }],
    ['a text that is too long', { content: 'x'.repeat(PAGE_CONTENT_MAX + 1) }],
    ['a text that cannot be stored', { content: 'nul\u0000' }],
  ];
  it.each(refused)('%s', async (_name, fields) => {
    const pages = await editor();
    const before = await pages.list();
    await expect(pages.create({ ...page('refused'), ...fields })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await pages.list()).toEqual(before);
  });

  it('an empty page, when it is published', async () => {
    const pages = await editor();
    const { id, version } = await pages.create({ ...page('empty'), content: '' });
    const publication = pages.publish({ ...withoutConsent, ...page('empty'), content: ' \n', id, version });
    await expect(publication).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('the address of another page, and nothing of the change is stored', async () => {
    const pages = await editor();
    await pages.create(page('taken'));
    const { id, version } = await pages.create(page('free'));
    const change = pages.update({ ...page('taken'), title: 'Changed', id, version });
    await expect(change).rejects.toMatchObject({ code: 'CONFLICT', cause: { issues: [{ path: 'slug' }] } });
    expect(await pages.get({ id })).toMatchObject({ slug: 'free', title: 'Terms', version });
  });

  it('another address for a page that was published', async () => {
    const pages = await editor();
    const { id, version } = await pages.create(page('stays'));
    const published = await pages.publish({ ...withoutConsent, ...page('stays'), id, version });
    const change = pages.update({ ...page('moved'), id, version: published.version });
    await expect(change).rejects.toMatchObject({ code: 'CONFLICT', cause: { issues: [{ path: 'slug' }] } });
  });

  it('a text of the greatest length is not', async () => {
    const pages = await editor();
    const content = 'x'.repeat(PAGE_CONTENT_MAX);
    expect(await pages.create({ ...page('long'), content })).toMatchObject({ content });
  });
});

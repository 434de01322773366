import { makeBusiness, makeEmployee, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { CreateBusinessInput } from './businesses.schema.ts';
import { slugCandidates } from './slug.ts';

const api = testApi();

const bakery = {
  name: 'Pão & Companhia',
  description: 'Sourdough, cakes and coffee.',
  industry: 'Retail',
  category: 'Other',
};

describe('listing a business', () => {
  it('creates a public page immediately, owned by me and not verified', async () => {
    const { db, as, anonymous } = api();
    const ana = await as(await makeMember(db));
    const made = await ana.businesses.create({
      ...bakery,
      services: 'Bread, Cakes, , bread',
      website: '',
      city: ' Lisboa ',
    });
    const page = await anonymous().businesses.get({ slug: made.slug });
    expect(await anonymous().businesses.get({ slug: 'Pao-And-Companhia' })).toMatchObject({ id: page.id });
    expect(page).toMatchObject({
      slug: 'pao-and-companhia',
      name: 'Pão & Companhia',
      services: ['Bread', 'Cakes'],
      website: null,
      city: 'Lisboa',
      country: '',
      isActive: true,
      isVerified: false,
      isFeatured: false,
      notPublic: false,
      rating: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      can: { edit: false, review: false, contact: false, seeActivity: false },
    });
    expect((await ana.businesses.mine()).map(({ id }) => id)).toEqual([made.id]);
    expect(made.can).toEqual({ edit: true, review: false, contact: false, seeActivity: true });
  });

  it('says what is missing or wrong in the words of the form, and stores nothing', async () => {
    const { db, as, anonymous } = api();
    const member = await makeMember(db);
    const ana = await as(member);
    const wrong: [object, string, string][] = [
      [{ name: ' ' }, 'name', 'Business name is required'],
      [{ name: undefined }, 'name', 'Business name is required'],
      [{ description: 'Too short' }, 'description', 'Description must be at least 10 characters'],
      [{ industry: '' }, 'industry', 'Industry is required'],
      [{ category: '' }, 'category', 'Category is required'],
      [{ email: 'nobody' }, 'email', 'Invalid email'],
      [
        { yearEstablished: 1_799 },
        'yearEstablished',
        'Year established must be a year from 1800 to this year',
      ],
      [
        { yearEstablished: new Date().getUTCFullYear() + 1 },
        'yearEstablished',
        'Year established must be a year from 1800 to this year',
      ],
      [
        { website: 'javascript:alert(1)' },
        'website',
        'Must be a web address starting with https:// or http://',
      ],
      ...['logo', 'coverImage'].flatMap((field) =>
        ['javascript:alert(1)', '/etc/passwd', 'https://user:secret@cdn.test/picture.webp'].map(
          (address): [object, string, string] => [
            { [field]: address },
            field,
            'Upload a picture, or enter a web address starting with https:// or http://',
          ],
        ),
      ),
    ];
    for (const [more, path, message] of wrong) {
      const read = CreateBusinessInput.safeParse({ ...bakery, ...more });
      expect(read.error?.issues[0]).toMatchObject({ path: [path], message });
      await expect(ana.businesses.create({ ...bakery, ...more })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await expect(anonymous().businesses.create(bakery)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await ana.businesses.mine()).toEqual([]);
  });

  it('accepts 1800 and the current year', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    for (const yearEstablished of [1_800, new Date().getUTCFullYear()])
      expect(await ana.businesses.create({ ...bakery, yearEstablished })).toMatchObject({ yearEstablished });
  });

  it('ignores owner, status and counters in the input', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const forged = {
      ownerId: ben.id,
      slug: 'mine',
      isVerified: true,
      isFeatured: true,
      isActive: false,
      rating: 5,
      reviewCount: 99,
      viewCount: 99,
      contactCount: 99,
    };
    const made = await (await as(ana)).businesses.create({ ...bakery, ...forged });
    const row = await db
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ownerId: ana.id,
      isVerified: false,
      isFeatured: false,
      isActive: true,
      rating: 0,
      reviewCount: 0,
      viewCount: 0,
      contactCount: 0,
    });
    expect(row.slug).not.toBe('mine');
  });

  it('stops at five per member, even when twenty are sent at once', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => ana.businesses.create({ ...bakery, name: `Shop ${index}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await ana.businesses.mine()).toHaveLength(5);
    await expect(ana.businesses.create(bakery)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('creates one business when the same idempotency key is sent twenty times at once', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db), { idempotencyKey: 'one-form' });
    const made = await Promise.all(Array.from({ length: 20 }, () => ana.businesses.create(bakery)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the address of a business', () => {
  it('gets a number when the name is taken, with thirty created at once', async () => {
    const { db, as } = api();
    const owners = await Promise.all(Array.from({ length: 30 }, async () => as(await makeMember(db))));
    const made = await Promise.all(
      owners.map((owner) => owner.businesses.create({ ...bakery, name: 'Same Name' })),
    );
    const slugs = new Set(made.map(({ slug }) => slug));
    expect(slugs.size).toBe(30);
    expect(slugs.has('same-name') && slugs.has('same-name-2')).toBe(true);
  });

  it('is never a reserved word, and always a safe slug', () => {
    for (const name of [
      'Create',
      'API',
      'new',
      '…',
      '🥖🥖',
      '日本',
      'x'.repeat(200),
      '-- a --',
      'Ünïcode GmbH & Co',
    ]) {
      const [first = '', second = ''] = slugCandidates(name).take(2).toArray();
      for (const slug of [first, second]) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(['create', 'api', 'new']).not.toContain(slug);
      }
    }
  });

  it('stays when the name changes', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const { id, slug } = await ana.businesses.create({ ...bakery, name: 'Before' });
    expect(await ana.businesses.update({ id, name: 'After' })).toMatchObject({ name: 'After', slug });
  });
});

describe('the page of a business', () => {
  it('of an inactive one is visible only to its owner and administrators, and says so', async () => {
    const { db, as, anonymous } = api();
    const business = await makeBusiness(db, { isActive: false });
    const { slug } = business;
    await expect(anonymous().businesses.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect((await as(await makeMember(db))).businesses.get({ slug })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const { id } of [{ id: business.ownerId }, await makeMember(db, { role: 'admin' })])
      expect(await (await as({ id })).businesses.get({ slug })).toMatchObject({ notPublic: true });
  });

  it('is not found under an unknown slug', async () => {
    for (const slug of ['nobody-has-this', '../etc', "' or 1=1"])
      await expect(api().anonymous().businesses.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('tells each viewer what they may do', async () => {
    const { db, as } = api();
    const { id: businessId, slug, ownerId } = await makeBusiness(db);
    const colleague = await makeEmployee(db, { businessId });
    const can = async (id: number) => (await (await as({ id })).businesses.get({ slug })).can;
    expect(await can(ownerId)).toEqual({ edit: true, review: false, contact: false, seeActivity: true });
    expect(await can(colleague.userId)).toEqual({
      edit: false,
      review: false,
      contact: true,
      seeActivity: false,
    });
    expect(await can((await makeMember(db)).id)).toEqual({
      edit: false,
      review: true,
      contact: true,
      seeActivity: false,
    });
  });
});

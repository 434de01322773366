import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { ImportOptions } from '../imports.schema.ts';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';
import { sequentialScans } from '../../../../testing/sequential-scans.ts';
import { refreshBusinessTerms } from '../../../directory/businesses/business-terms.commands.ts';
import { continueImports } from '../continue-imports.commands.ts';
import { judgeBusinesses } from './judge-businesses.queries.ts';

const api = testApi();
const HEADER = "Company,City,Website,Owner's email,Founded,Services,Description";

const importBusinesses = () => importer(api(), 'businesses');
const named = (prefix: string) =>
  api().db.selectFrom('businesses').selectAll().where('name', 'like', `${prefix}%`).orderBy('id').execute();

describe('the dry run of a file of businesses', () => {
  it('says what becomes of every row and why, and lists nothing', async () => {
    const { db } = api();
    const { check, rowsOf } = await importBusinesses();
    const owner = await makeMember(db, { email: 'owner@dry.test' });
    // Registering another person's address brings no business.
    await makeMember(db, { email: 'unconfirmed@dry.test', emailVerifiedAt: null });
    await db
      .insertInto('businesses')
      .values({ name: 'Café Dry & Söhne', slug: 'cafe-dry', city: 'Porto', ownerId: owner.id })
      .execute();
    const { id, mapping, outcomes } = await check(
      [
        HEADER,
        'Dry Bakery,Porto,www.dry.test,OWNER@dry.test,1998,Bread;Cakes,Bread from our own oven',
        'dry bakery,PORTO,,,,,',
        'Dry Bakery,Braga,,,,,',
        'Cafe Dry & Sohne,porto,,,,,',
        ',Porto,,,,,',
        'Dry Boats,,,unconfirmed@dry.test,,,',
        'Dry Press,,,,soon,,',
        'Dry Law,,ftp://dry.test,,,,short',
        'Dry Tailor,=1+1,,,,,',
        'Dry Mill,Porto',
      ].join('\n'),
    );
    expect(mapping).toEqual({
      name: 0,
      city: 1,
      website: 2,
      ownerEmail: 3,
      yearEstablished: 4,
      services: 5,
      description: 6,
    });
    expect(outcomes).toMatchObject({ new: 3, duplicate: 2, faulty: 5 });
    expect((await rowsOf(id)).map(({ reason }) => reason)).toEqual([
      null,
      'Same name and place as row 2',
      null,
      'A business with this name in this place already exists',
      'Company: Business name is required',
      "Owner's email: no member has this email address",
      'Founded: Year established must be a year from 1800 to this year',
      'Description: Description must be at least 10 characters. Website: Must be a web address starting with https:// or http://',
      'City: contains a formula instead of a value',
      null,
    ]);
    expect(await named('Dry ')).toEqual([]);
  });

  it('asks for the column with the names, and refuses columns that only members have', async () => {
    const { upload, imports } = await importBusinesses();
    const { id } = await upload('Shop,Note\nAsked Bakery,x\n');
    await expect(imports.check({ id, mapping: { city: 1 } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Choose the column with the names of the businesses',
    });
    await expect(imports.check({ id, mapping: { name: 0, adminNotes: 1 } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('is not confused with a file of members that has the same columns', async () => {
    const members = await importer(api());
    const businesses = await importBusinesses();
    const file = 'Name,Email\nAnn Twofold,ann@twofold.test\n';
    expect((await members.check(file)).mapping).toEqual({ fullName: 0, email: 1 });
    expect((await businesses.check(file)).mapping).toEqual({ name: 0, email: 1 });
  });
});

describe('an imported business', () => {
  it('belongs to the member of its row, who need not have joined, or to who imported it', async () => {
    const { db, anonymous } = api();
    const members = await importer(api());
    const { id: memberImport } = await members.check('Email,Name\nnew@owned.test,Nora New\n');
    await members.run(memberImport);
    const { admin, check, run } = await importBusinesses();
    const { id } = await check(
      `${HEADER}\nOwned Bakery,Porto,owned.test,new@owned.test,1998,Bread;Cakes,Bread from our own oven\nOwned Mill,,,,,,`,
    );
    expect((await run(id)).outcomes).toMatchObject({ created: 2, new: 0 });
    const [bakery, mill] = await named('Owned');
    const { id: ownerId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'new@owned.test')
      .executeTakeFirstOrThrow();
    expect(bakery).toMatchObject({
      slug: 'owned-bakery',
      ownerId,
      city: 'Porto',
      website: 'https://owned.test',
      yearEstablished: 1998,
      services: ['Bread', 'Cakes'],
      isActive: true,
      isVerified: false,
    });
    expect(mill).toMatchObject({ ownerId: admin.id, description: null, website: null });
    expect((await anonymous().businesses.get({ slug: 'owned-bakery' })).name).toBe('Owned Bakery');

    expect(await refreshBusinessTerms(db, 'unread')).toBeGreaterThan(0);
    expect((await anonymous().businesses.list({ search: 'Owned' })).items).toHaveLength(2);
  });

  it('is in the country of the community, with its hours, and its trade becomes a category', async () => {
    const { db } = api();
    const settings = [
      { key: 'dateLocale', value: JSON.stringify('de-DE') },
      { key: 'timeZone', value: JSON.stringify('Europe/Berlin') },
    ];
    await db.insertInto('settings').values(settings).execute();
    await db.insertInto('industries').values({ name: 'Buchdruck', place: 90 }).execute();
    try {
      const { check, imports } = await importBusinesses();
      const { id, newIndustries, mapping } = await check(
        'Firma;Branche;Ort;PLZ;Öffnungszeiten\nBäckerei Abt;Bäckerhandwerk;Göttingen;37073;Mo-Fr 6-18 Uhr\nDruck Abt;Buchdruck;Kassel;34117;nach Vereinbarung\nKiosk Abt;Buchdruck;Kassel;34117;siehe Aushang\n',
      );
      expect(mapping).toEqual({ name: 0, industry: 1, city: 2, zipCode: 3, businessHours: 4 });
      expect(newIndustries).toEqual(['Bäckerhandwerk']);
      const { items } = await imports.rows({ id, limit: 10 });
      expect(items[0]?.values).toMatchObject({ country: 'Germany', category: 'Bäckerhandwerk' });
      expect(items[2]?.notes).toEqual([expect.stringContaining('“siehe Aushang” is left out')]);
      await imports.run({ id, addsIndustries: true });
      await continueImports(db);
      expect((await named('Bäckerei Abt'))[0]).toMatchObject({
        country: 'Germany',
        category: 'Bäckerhandwerk',
        industry: 'Bäckerhandwerk',
        businessHours: { timeZone: 'Europe/Berlin', days: { mon: [{ opens: '06:00', closes: '18:00' }] } },
      });
      expect((await named('Druck Abt'))[0]?.businessHours).toMatchObject({
        byAppointment: expect.arrayContaining(['mon', 'sun']),
      });
      const offered = await db.selectFrom('industries').select('name').execute();
      expect(offered.map(({ name }) => name)).toContain('Bäckerhandwerk');
    } finally {
      await db.deleteFrom('settings').where('key', 'in', ['dateLocale', 'timeZone']).execute();
    }
  });

  it('gets an address of its own when others have its name', async () => {
    const { check, run } = await importBusinesses();
    const branches = ['Porto', 'Braga', 'Faro'].map((city) => `Branch Bank,${city},,,,,`);
    const { id } = await check([HEADER, ...branches].join('\n'));
    await run(id);
    expect((await named('Branch')).map(({ slug, city }) => [slug, city])).toEqual([
      ['branch-bank', 'Porto'],
      ['branch-bank-2', 'Braga'],
      ['branch-bank-3', 'Faro'],
    ]);
  });

  it('is judged again when the community has changed between check and run', async () => {
    const { db } = api();
    const { admin, check, run } = await importBusinesses();
    const { id } = await check(`${HEADER}\nLate Bakery,Porto,,,,,`);
    await db
      .insertInto('businesses')
      .values({ name: 'Late Bakery', slug: 'late', city: 'Porto', ownerId: admin.id })
      .execute();
    expect((await run(id)).outcomes).toMatchObject({ created: 0, duplicate: 1 });
  });

  it('is not invited anywhere', async () => {
    const { check, run, imports } = await importBusinesses();
    const { id } = await check(`${HEADER}\nUninvited Bakery,,,,,,`);
    await run(id);
    await expect(imports.invite({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('undoing an import of businesses', () => {
  it('removes what nobody has touched, and keeps what was edited, reviewed, saved or joined by its team', async () => {
    const { db, as } = api();
    const { admin, check, run, undo, rowsOf } = await importBusinesses();
    const rows = ['Bakery', 'Edited', 'Reviewed', 'Staffed', 'Saved'].map(
      (name) => `Undone ${name},Porto,,,,,`,
    );
    const file = [HEADER, ...rows].join('\n');
    const { id } = await check(file);
    await run(id);
    const [, edited, reviewed, staffed, saved] = await named('Undone');
    if (!edited || !reviewed || !saved || !staffed) throw new Error('Businesses were expected.');
    await (await as(admin)).businesses.admin.update({ id: edited.id, phone: '+351 22' });
    const { id: userId } = await makeMember(db);
    const rest = { title: 'Good', content: 'Bread as it should be', rating: 5 };
    await db
      .insertInto('businessReviews')
      .values({ businessId: reviewed.id, userId, ...rest })
      .execute();
    await db
      .insertInto('businessEmployees')
      .values({ businessId: staffed.id, userId, status: 'invited' })
      .execute();

    await (await as({ id: userId })).businesses.favourites.set({ id: saved.id, saved: true });

    expect((await undo(id)).outcomes).toMatchObject({ removed: 1, kept: 4, created: 0 });
    expect((await named('Undone')).map(({ name }) => name)).toEqual([
      'Undone Edited',
      'Undone Reviewed',
      'Undone Staffed',
      'Undone Saved',
    ]);
    expect((await rowsOf(id))[1]).toEqual({
      line: 3,
      outcome: 'kept',
      reason: 'Changed, reviewed, saved or contacted since the import',
    });
    expect((await check(file)).outcomes).toMatchObject({ new: 1, duplicate: 4 });
  });
});

it('ten thousand rows of one business list it once', async () => {
  const { check, run } = await importBusinesses();
  const { id, outcomes } = await check(`Company,City\n${'Double Bakery,Porto\n'.repeat(10_000)}`);
  expect(outcomes).toMatchObject({ new: 1, duplicate: 9_999 });
  await run(id);
  expect(await named('Double')).toHaveLength(1);
});

it('duplicates are looked up by indexes, however many businesses there are', async () => {
  const { db } = api();
  const { id: ownerId } = await makeMember(db);
  await sql`
    insert into businesses (name, slug, city, owner_id)
    select 'Bulk ' || n, 'bulk-' || n, 'Porto', ${ownerId}::int from generate_series(1, 5000) as n`.execute(
    db,
  );
  await sql`vacuum analyze businesses`.execute(db);
  const rows = Array.from({ length: 200 }, (_, at) => ({
    line: at + 2,
    cells: [`Bulk ${at}`, 'Porto'],
    decision: null,
  }));
  const file = {
    id: 1,
    createdBy: ownerId,
    columns: ['Company', 'City'],
    mapping: { name: 0, city: 1 },
    options: ImportOptions.parse({}),
    place: { country: '', timeZone: '' },
  };
  expect(await sequentialScans(db, ['businesses'], (read) => judgeBusinesses(read, file, rows))).toEqual([]);
  const judged = await judgeBusinesses(db, file, rows);
  expect(judged.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(199);
});

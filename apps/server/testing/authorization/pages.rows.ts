import { randomUUID } from 'node:crypto';
import { ADMINS, EVERYONE, type Fixtures, MEMBERS, type MatrixRow } from './matrix.ts';

async function makePage({ db }: Fixtures) {
  const fields = { slug: randomUUID(), title: 'Terms', content: 'Be kind.', inFooter: true };
  const { id, version } = await db
    .insertInto('pages')
    .values(fields)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { id, version, ...fields };
}

async function makePublishedPage(fixtures: Fixtures) {
  const { id, slug, title, content } = await makePage(fixtures);
  await fixtures.db.insertInto('pageVersions').values({ pageId: id, number: 1, title, content }).execute();
  await fixtures.db.updateTable('pages').set({ publishedNumber: 1 }).where('id', '=', id).execute();
  return { id, slug, number: 1 };
}

const GERMAN = { locale: 'de', version: 0, title: 'Nutzungsbedingungen', content: 'Seid freundlich.' };

export const pageRows: MatrixRow[] = [
  {
    procedure: 'pages.get',
    route: 'GET /api/pages/:slug',
    input: async (fixtures) => ({ slug: (await makePublishedPage(fixtures)).slug }),
    expect: EVERYONE,
  },
  { procedure: 'consents.pending', route: 'GET /api/consents/pending', expect: MEMBERS },
  {
    procedure: 'consents.accept',
    route: 'POST /api/consents',
    input: async (fixtures) => {
      const { slug, number } = await makePublishedPage(fixtures);
      return { versions: [{ slug, number }] };
    },
    expect: MEMBERS,
  },
  { procedure: 'admin.pages.list', expect: ADMINS },
  {
    procedure: 'admin.pages.get',
    input: async (fixtures) => ({ id: (await makePage(fixtures)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.version',
    input: async (fixtures) => {
      const { id, number } = await makePublishedPage(fixtures);
      return { id, number };
    },
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.create',
    input: () => ({ slug: randomUUID(), title: 'Terms', content: '', inFooter: true }),
    expect: ADMINS,
  },
  { procedure: 'admin.pages.update', input: makePage, expect: ADMINS },
  {
    procedure: 'admin.pages.publish',
    input: async (fixtures) => ({
      ...(await makePage(fixtures)),
      requiresConsent: true,
      asksAgain: false,
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.saveText',
    input: async (fixtures) => ({ ...GERMAN, id: (await makePage(fixtures)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.publishText',
    input: async (fixtures) => ({ ...GERMAN, id: (await makePublishedPage(fixtures)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.unpublish',
    input: async (fixtures) => ({ id: (await makePublishedPage(fixtures)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.pages.delete',
    input: async (fixtures) => ({ id: (await makePage(fixtures)).id }),
    expect: ADMINS,
  },
];

import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { foldText, foldWords } from '../../ground/values/fold-text.ts';

const api = testApi();

/** What the database makes of texts. */
async function foldedInSql(texts: string[]) {
  const { rows } = await sql<{ words: string; phrase: string }>`
    select public.fold_words(text) as words, public.fold_text(text) as phrase
    from unnest(${texts}::text[]) with ordinality as given(text, place) order by place`.execute(api().db);
  return rows;
}
const foldedHere = (texts: string[]) =>
  texts.map((text) => ({ words: foldWords(text), phrase: foldText(text) }));

const NAMES = [
  "Sinéad O’Connor, Jean-Luc D'Arc",
  'Zoë Müller, Köln; Mueller, Koeln; GROẞE STRASSE',
  'Søren Åse Kjærsgård, Þór Æsir, Łódź, Đorđe',
  'İstanbul ISPARTA ıĞDIR ŞÇ',
  'ΟΔΥΣΣΕΥΣ Ελληνικός Ώς',
  'Ёлка Йод Київ Ґанок',
  'محمد الأحمد آمنة فاطمة مُحَمَّد علـــي یک کتاب موسى',
  'שָׁלוֹם נֹעַם',
  '田中 太郎　ジャン・リュック ガギグ ﾊﾝｶｸ 東京 tower',
  '한국 김민준',
  'हिन्दी क्षत्रिय বাংলা தமிழ் ไทย',
  'Nguyễn Văn Ánh ﬁne Ⅻ ①②',
  '100% _sure_ a\\b C++ C# a.b@c-d.test 👩‍💻 «quoted» – — … ¿qué? 5×3÷2',
  'One line\n another\r\n third ',
  'An\u00adna\u200b \u202aBen\u202c\ufeff',
];

describe('the folding', () => {
  it('is the same in the database and in TypeScript for names in many scripts', async () => {
    expect(await foldedInSql(NAMES)).toEqual(foldedHere(NAMES));
  });

  it('is the same for every letter of the scripts that members write in', async () => {
    const ranges = [
      [0x20, 0x24f],
      [0x250, 0x52f],
      [0x5d0, 0x5ea],
      [0x620, 0x6d3],
      [0x900, 0x97f],
      [0x1e00, 0x1fff],
    ];
    const letters = [...ranges, [0x3040, 0x30ff], [0x4e00, 0x4e80], [0xac00, 0xac40], [0xff01, 0xff9f]]
      .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .map((code) => `a${String.fromCodePoint(code)}b`);
    const inSql = await foldedInSql(letters);
    const differing = foldedHere(letters).flatMap(({ words }, index) =>
      words === inSql[index]?.words ? [] : [`${letters[index]}: ${words}, ${inSql[index]?.words}`],
    );
    expect(differing).toEqual([]);
  });

  it('is the same for any mixture of them', async () => {
    const letters = Array.from(NAMES.join(' '));
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((all) => all.join(''));
    const texts = fc.sample(text, { numRuns: 500, seed: 7 });
    expect(await foldedInSql(texts)).toEqual(foldedHere(texts));
  });
});

/** Who is found by which searches: in the search, in the members directory, in mentions and in the console. */
const FOUND: [firstName: string, lastName: string, location: string, searches: string[]][] = [
  ['Zoë', 'Müller', 'Köln', ['muller', 'Mueller', 'müller', 'zoe', 'Müller Zoë']],
  ['Klaus', 'Nowak', 'Łódź', ['Nowak Klaus', 'klaus nowak', 'nowak']],
  ['Sinéad', 'O’Connor', 'Cork', ['oconnor', "o'connor", "O'Connor Sinead"]],
  ['Jean-Luc', "D'Arc", 'Orléans', ['jean luc', 'Jean-Luc', 'darc', "d'arc jean luc"]],
  ['Søren', 'Kjærsgård', 'Århus', ['soren', 'soeren', 'kjaersgaard', 'kjærsgård']],
  ['Jürgen', 'Großmann', 'Münster', ['juergen', 'grossmann', 'Großmann']],
  ['田中', '太郎', '東京', ['田中太郎', '田中 太郎', '太郎田中', '太郎 田中']],
  ['محمد', 'الأحمد', 'القاهرة', ['الاحمد', 'محمد الاحمد', 'مُحَمَّد']],
  ['فاطمة', 'علي', 'طنجة', ['فاطمه', 'على']],
  ['Ελένη', 'Παπαδοπούλου', 'Αθήνα', ['ελενη', 'παπαδοπουλου']],
  ['Алёна', 'Соловьёва', 'Пермь', ['алена', 'соловьева']],
  ['민준', '김', '서울', ['김민준', '김 민준', '민준 김']],
  ['Nguyễn', 'Ánh', 'Huế', ['nguyen', 'anh nguyen']],
  ['हिन्दी', 'शर्मा', 'दिल्ली', ['हिन्दी', 'शर्मा']],
  ['שלום', 'כהן', 'חיפה', ['כהן', 'שָׁלוֹם', 'כהן שלום']],
];

describe('a member is found', () => {
  let viewer: Caller;
  let admin: Caller;
  beforeAll(async () => {
    const { db, as } = api();
    for (const [firstName, lastName, location] of FOUND)
      await makeMember(db, { firstName, lastName, location, suggestable: true });
    viewer = await as(await makeMember(db));
    admin = await as(await makeMember(db, { role: 'admin' }));
  });

  const cases = FOUND.flatMap(([firstName, lastName, , searches]) =>
    searches.map((search) => [search, firstName, lastName] as const),
  );

  it.each(cases)('by “%s”, whose name is %s %s', async (search, firstName, lastName) => {
    const name = `${firstName} ${lastName}`;
    const { members } = await viewer.search.all({ q: search, kind: 'members' });
    const mentions = await viewer.mentions.suggest({ q: search });
    const { items } = await admin.admin.users.list({ search });
    const directory = await viewer.members.list({ search });
    expect({
      search: members.map((member) => member.name).includes(name),
      mentions: mentions.members.map((member) => member.name).includes(name),
      console: items.map((item) => `${item.firstName} ${item.lastName}`).includes(name),
      directory: directory.items.map((item) => `${item.firstName} ${item.lastName}`).includes(name),
    }).toEqual({ search: true, mentions: true, console: true, directory: true });
  });

  it.each([
    ['koeln', 'Müller'],
    ['Köln', 'Müller'],
    ['muenster', 'Großmann'],
    ['arhus', 'Kjærsgård'],
    ['aarhus', 'Kjærsgård'],
    ['lodz', 'Nowak'],
  ])('by the town “%s”', async (search, lastName) => {
    const { members } = await viewer.search.all({ q: search, kind: 'members' });
    expect(members.map(({ name }) => name).join()).toContain(lastName);
    const { items } = await viewer.members.list({ search });
    expect(items.map((item) => item.lastName)).toContain(lastName);
  });

  it('not by signs alone', async () => {
    expect((await admin.admin.users.list({ search: '%' })).items).toEqual([]);
    expect((await admin.admin.users.list({ search: '_' })).items).toEqual([]);
  });
});

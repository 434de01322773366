import { expect, it } from 'vitest';
import { AddUserInput } from '../../console/users/users.schema.ts';
import { RegisterInput } from '../../accounts/new-account/register.schema.ts';
import { LoginInput } from '../../accounts/auth/auth.schema.ts';
import { BusinessFields } from '../../directory/businesses/businesses.schema.ts';
import { InviteInput } from '../../directory/businesses/team/team.schema.ts';
import { CreateOpportunityInput } from '../../exchange/opportunities/opportunities.schema.ts';
import { PlaceOrderInput } from '../../exchange/orders/orders.schema.ts';
import { ProfileFields } from '../../people/profile/profile.schema.ts';

const NAME_FIELDS = [
  [RegisterInput, ['firstName', 'lastName', 'jobTitle', 'company']],
  [ProfileFields, ['firstName', 'lastName', 'jobTitle', 'company', 'industry', 'location']],
  [AddUserInput, ['firstName', 'lastName', 'jobTitle', 'company']],
  [BusinessFields, ['name', 'industry', 'category']],
  [InviteInput, ['role', 'title']],
  [CreateOpportunityInput, ['title', 'company', 'contactPerson']],
  [PlaceOrderInput, ['projectName']],
] as const;

const REFUSED = {
  'a line break': 'Your account\nwill be closed',
  'a line separator': 'Your account\u2028will be closed',
  'a control character': 'Bell\u0007',
  'a web address': 'Keep it: https://evil.test/keep',
  'a web address with backslashes': String.raw`https:\\evil.test`,
  'a web address without a scheme': 'Your account closes: evil.test/keep',
  'a host that mail programs link': 'www.evil.test',
  'a web address with a full-width dot': 'evil。test/x',
  'a host of one letter that shortens addresses': 'Look: t.Co/abc',
};

const issuesOf = (
  schema: {
    safeParse(input: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  },
  field: string,
  value: string,
) =>
  (schema.safeParse({ [field]: value }).error?.issues ?? [])
    .filter(({ path }) => path[0] === field)
    .map(({ message }) => message);

/** What the sentence quotes; nothing where it is about the line. */
const QUOTED: Record<string, string> = {
  'a web address': 'https://evil.test/keep',
  'a web address with backslashes': String.raw`https:\\evil.test`,
  'a web address without a scheme': 'evil.test/keep',
  'a host that mail programs link': 'www.evil.test',
  'a web address with a full-width dot': 'evil。test/x',
  'a host of one letter that shortens addresses': 't.Co/abc',
};

it.each(Object.entries(REFUSED))('no name of anything has %s in it', (what, value) => {
  const quoted = QUOTED[what];
  const sentence = `Use one line of plain text, without web addresses${quoted ? `: “${quoted}”` : ''}`;
  for (const [schema, fields] of NAME_FIELDS)
    for (const field of fields)
      expect({ field, issues: issuesOf(schema, field, value) }).toEqual({ field, issues: [sentence] });
});

it.each([
  'Zoë O’Brien-Müller',
  'محمد',
  'נועם',
  '田中 🥖',
  'Smith & Sons: bakers',
  "D'Arcy, Jr.",
  'Booking.com',
  'Node.js and/or Go',
  'A.B.C. Ltd.',
  '👩‍💻 Ada',
  'React/Node.js/TypeScript developer',
  'Node.js/React developer',
  'Müller u.Co/KG',
  'GmbH & Co.KG/Hamburg',
  'ASP.NET/C# developer',
  'Praxis St.Gallen/Zürich',
  'Vue.js/Nuxt, Next.js/Remix',
  'Kassier/Schriftführer e.V./gGmbH',
  'Design://Studio',
  'www. what?',
])('%s is a name', (value) => {
  for (const [schema, fields] of NAME_FIELDS)
    for (const field of fields) expect(issuesOf(schema, field, value)).toEqual([]);
});

it.each([
  ['of a chat', '\u2068Ana\u2069', 'Ana'],
  ['of a phone', '\u202aAna Silva\u202c', 'Ana Silva'],
  ['in the reverse order', 'gnp.\u202eexe', 'gnp.exe'],
  ['of a web page', 'Guild\u200bhall\u00ad\ufeff', 'Guildhall'],
  ['between Latin letters', 'An\u200da\u200c', 'Ana'],
  ['of a file name', 'Mu\u0308ller', 'Müller'],
  ['of a Korean file name', '\u1112\u1161\u11ab', '한'],
])('marks %s are left out of a name', (_where, value, kept) => {
  expect(RegisterInput.shape.firstName.parse(value)).toBe(kept);
  expect(ProfileFields.shape.company.parse(value)).toBe(kept);
});

it.each([
  ['an emoji', '👩‍💻'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', 'مهدی‌پور'],
  ['Sinhala', 'ශ්‍රී'],
  ['Hindi', 'क्‍ष'],
  ['a variant of a Japanese name', '葛\u{e0100}城'],
])('marks that are part of %s stay', (_what, value) =>
  expect(RegisterInput.shape.firstName.parse(value)).toBe(value),
);

it.each([
  ['Info@Müller-Bau.DE', 'info@xn--mller-bau-q9a.de'],
  ['info@xn--mller-bau-q9a.de', 'info@xn--mller-bau-q9a.de'],
  ['info@xn--mller-bau-9db.de', 'info@xn--mller-bau-9db.de'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['smith&sons@b4.test', 'smith&sons@b4.test'],
  ['q!news#1=x@b4.test', 'q!news#1=x@b4.test'],
  ['-p.sixteen-@b4.test', '-p.sixteen-@b4.test'],
  ["o'neil@b4.test", "o'neil@b4.test"],
  ['\u202aana@b4.test\u202c ', 'ana@b4.test'],
  ['ana@b4.test.', 'ana@b4.test'],
  ['straße@b4.test', null],
  ['ana@straße.test', 'ana@xn--strae-oqa.test'],
  ['ana@日本。jp', 'ana@xn--wgv71a.jp'],
  ['rené@b4.test', null],
  ['a..b@b4.test', null],
  ['.a@b4.test', null],
  ['ana@b4', null],
  ['ana@127.0.0.1', null],
  ['ana@b4.test/x', null],
  ['ana@b4.test:25', null],
  ['a b@b4.test', null],
  ['ana@ben@b4.test', null],
  ['n/a', null],
])('the address %s is stored as %s', (value, stored) => {
  for (const schema of [RegisterInput.shape.email, LoginInput.shape.email, BusinessFields.shape.email])
    expect(schema.safeParse(value).data ?? null).toBe(stored);
});

it.each(['4.91712E+11', '4,91712E+11', '#####'])('%s is what a spreadsheet left of a phone number', (value) =>
  expect(issuesOf(ProfileFields, 'phoneNumber', value)).toEqual([expect.stringContaining('spreadsheet')]),
);

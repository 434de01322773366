import { expect, it } from 'vitest';
import { AddUserInput } from '../../console/users/users.schema.ts';
import { RegisterInput } from '../../accounts/new-account/register.schema.ts';
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
  'letters in the reverse order': 'gnp.\u202eexe',
  'an isolated direction': '\u2066hidden\u2069',
  'a web address': 'Keep it: https://evil.test/keep',
  'a web address with backslashes': String.raw`https:\\evil.test`,
  'a web address without a scheme': 'Your account closes: evil.test/keep',
  'a host that mail programs link': 'www.evil.test',
  'a web address with a full-width dot': 'evil。test/x',
  'an invisible space': 'Guild\u200bhall',
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

it.each(Object.entries(REFUSED))('no name of anything has %s in it', (_what, value) => {
  for (const [schema, fields] of NAME_FIELDS)
    for (const field of fields)
      expect({ field, issues: issuesOf(schema, field, value) }).toEqual({
        field,
        issues: ['Use one line of plain text, without web addresses'],
      });
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
])('%s is a name', (value) => {
  for (const [schema, fields] of NAME_FIELDS)
    for (const field of fields) expect(issuesOf(schema, field, value)).toEqual([]);
});

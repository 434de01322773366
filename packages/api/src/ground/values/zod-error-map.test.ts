import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../../testing/index.ts';
import { RegisterInput } from '../../accounts/new-account/register.schema.ts';
import { CreateOpportunityInput } from '../../exchange/opportunities/opportunities.schema.ts';
import { email, id, isoDate, line, text, textList } from './fields.ts';

const Input = z.strictObject({
  jobTitle: text(120),
  projectName: line(10),
  nickname: z.string().min(2),
  skills: textList(2, 5),
  tags: z.array(z.string()).min(1),
  userId: id,
  yearEstablished: z.int().min(1_800).max(2_026),
  rating: z.number().lt(5),
  isActive: z.boolean(),
  kind: z.enum(['post', 'article']),
  role: z.literal('user'),
  at: isoDate,
  day: z.iso.date(),
  contactEmail: z.literal('').or(email),
  choice: z.union([z.string(), z.number()]),
});

const messageOf = (field: string, value: unknown) =>
  Input.safeParse({ [field]: value }).error?.issues.find(({ path }) => path[0] === field)?.message;

it.each([
  ['jobTitle', undefined, 'Job title is required'],
  ['jobTitle', 5, 'Job title must be text'],
  ['jobTitle', 'x'.repeat(121), 'Job title can have at most 120 characters'],
  ['projectName', ' ', 'Project name is required'],
  ['nickname', 'x', 'Nickname must be at least 2 characters'],
  ['skills', 'baking', 'Skills must be a list'],
  ['skills', ['a', 'b', 'c'], 'Skills can have at most 2 entries'],
  ['skills', ['a', 'baking'], 'Skills can have at most 5 characters each'],
  ['skills', [7], 'Skills must be text'],
  ['tags', [], 'Tags must have at least 1 entry'],
  ['userId', 0, 'User ID must be more than 0'],
  ['userId', 1.5, 'User ID must be a whole number'],
  ['userId', '1', 'User ID must be a number'],
  ['yearEstablished', 1_799, 'Year established must be at least 1800'],
  ['yearEstablished', 2_027, 'Year established must be at most 2026'],
  ['rating', 5, 'Rating must be less than 5'],
  ['isActive', 'yes', 'Is active must be true or false'],
  ['kind', 'poem', 'Kind must be one of: post, article'],
  ['role', 'admin', 'Role must be user'],
  ['at', 'today', 'At must be a date and time such as 2026-01-31T09:00:00Z'],
  ['day', 'today', 'Day must be a date such as 2026-01-31'],
  ['contactEmail', 'not an address', 'Invalid email'],
  ['choice', true, 'Choice is not valid'],
])('%s: %j is answered with “%s”', (field, value, message) => {
  expect(messageOf(field, value)).toBe(message);
});

it('an unknown field is named, and an input that is no object is refused as such', () => {
  const messages = (value: unknown) =>
    z
      .strictObject({})
      .safeParse(value)
      .error?.issues.map(({ message }) => message);
  expect(messages({ extra: 1 })).toEqual(['Unknown field: extra']);
  expect(messages({ one: 1, two: 2 })).toEqual(['Unknown fields: one, two']);
  expect(messages([])).toEqual(['Input must be an object']);
});

it('what the specification words itself stays as it is', () => {
  const { error } = RegisterInput.safeParse({ email: 'no', password: 'bread', firstName: '', lastName: '' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    expect.arrayContaining([
      ['email', 'Invalid email'],
      ['password', 'String must contain at least 6 character(s)'],
      ['firstName', 'Required'],
    ]),
  );
});

describe('a call', () => {
  const api = testApi();

  it('is refused with the sentence that a form shows for the same schema', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    const input = { title: 'x'.repeat(201), description: 'Wood, gold letters.' };
    const message = 'Title can have at most 200 characters';

    expect(CreateOpportunityInput.safeParse(input).error?.issues).toMatchObject([{ message }]);
    await expect(caller.opportunities.create(input)).rejects.toMatchObject({
      cause: { issues: [{ path: ['title'], message }] },
    });
  });
});

import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

const FORM = {
  name: 'Rye & Shine',
  description: 'Bread by cargo bike.',
  industry: 'Retail',
  category: 'E-commerce',
};
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

const storedOf = (id: number) =>
  server().db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a business is neither created nor changed', () => {
  test.each([
    ['a founding in 1799', 'yearEstablished', 1_799],
    ['a founding next year', 'yearEstablished', NEXT_YEAR],
    ['a website that is a script', 'website', 'javascript:alert(1)'],
    ['a logo that is a script', 'logo', 'javascript:alert(1)'],
    ['a cover that is a script', 'coverImage', 'JaVaScRiPt:alert(1)'],
    ['a picture of inline data', 'logo', 'data:image/png;base64,AAAA'],
    ['a blank name', 'name', '  '],
    ['a description of nine characters', 'description', '123456789'],
  ])('with %s; the response names the field', async (_what, field, value) => {
    const { db } = server();
    const member = await makeMember(db);
    const business = await makeBusiness(db, { ownerId: member.id });
    const owner = await server().signedIn(member);
    for (const answer of [
      await owner.post('/api/businesses', { ...FORM, [field]: value }),
      await owner.json('PATCH', `/api/businesses/${business.id}`, { city: 'Porto', [field]: value }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
    expect(await storedOf(business.id)).toEqual(business);
    expect((await owner.get('/api/user/businesses')).body).toHaveLength(1);
  });
});

test('a field that is too long gets the same message as in a form', async () => {
  const member = await server().signedIn(await makeMember(server().db));
  const answer = await member.post('/api/opportunities', { title: 'x'.repeat(201), description: 'Wood.' });
  const message = 'Title can have at most 200 characters';
  expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path: 'title', message }] } });
});

describe('another member’s business', () => {
  it('cannot be edited, nor can its team', async () => {
    const { db } = server();
    const business = await makeBusiness(db);
    const stranger = await server().signedIn(await makeMember(db));
    const friend = await makeMember(db);
    expect(await stranger.json('PATCH', `/api/businesses/${business.id}`, { name: 'Mine' })).toMatchObject({
      status: 403,
      body: { message: 'Only the owner may edit this business', issues: [{ path: 'id' }] },
    });
    expect(
      await stranger.post(`/api/businesses/${business.id}/employees`, { username: String(friend.id) }),
    ).toMatchObject({ status: 403, body: { issues: [{ path: 'businessId' }] } });
    expect(await storedOf(business.id)).toEqual(business);
    expect((await server().visitor().get(`/api/businesses/${business.id}/employees`)).body).toEqual([]);
  });
});

describe('a second review', () => {
  it('is rejected when sent as the first one, and the first one stays', async () => {
    const { db } = server();
    const { id } = await makeBusiness(db);
    const ben = await server().signedIn(await makeMember(db));
    const path = `/api/businesses/${id}/reviews`;
    expect(await ben.post(path, { rating: 4, comment: 'Good.', isFirst: true })).toMatchObject({
      status: 201,
    });
    expect(await ben.post(path, { rating: 1, comment: 'Bad.', isFirst: true })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'businessId' }] },
    });
    expect((await server().visitor().get(path)).body).toMatchObject([{ rating: 4, comment: 'Good.' }]);
    expect(await storedOf(id)).toMatchObject({ rating: 4, reviewCount: 1 });
  });
});

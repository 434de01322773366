import { randomUUID } from 'node:crypto';
import { makeBusiness, makeMember, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

describe('ordering over REST', () => {
  it('lists services, places an order and lists mine with the documented fields', async () => {
    const app = server();
    const { db } = app;
    const service = await makeService(db, { name: 'Logo', price: 45_000 });
    const ana = await app.signedIn(await makeMember(db));
    expect((await app.visitor().get('/api/services')).body).toContainEqual(
      expect.objectContaining({ id: service.id, name: 'Logo', price: 45_000 }),
    );

    const order = {
      serviceId: service.id,
      projectName: 'Bakery logo',
      projectDescription: 'A loaf and a sun.',
      requirements: '',
      desiredCompletionDate: '',
    };
    const placed = await ana.post('/api/services/order', order);
    expect(placed).toMatchObject({
      status: 201,
      body: {
        serviceName: 'Logo',
        status: 'pending',
        totalAmount: 45_000,
        projectName: 'Bakery logo',
        requirements: 'No specific requirements provided',
        desiredCompletionDate: null,
      },
    });
    expect((await ana.get('/api/services/orders')).body).toEqual([placed.body]);
    expect(await app.visitor().get('/api/services/orders')).toMatchObject({ status: 401 });
  });

  it('names the field that is wrong', async () => {
    const app = server();
    const { db } = app;
    const { id: serviceId } = await makeService(db);
    const ana = await app.signedIn(await makeMember(db));
    expect(await ana.post('/api/services/order', { serviceId, projectDescription: 'x' })).toMatchObject({
      status: 400,
      body: {
        message: 'Please enter a project name',
        issues: [{ path: 'projectName', message: 'Please enter a project name' }],
      },
    });
  });

  it('creates one order from a hundred requests with one Idempotency-Key, and rejects the key for another', async () => {
    const app = server();
    const { db } = app;
    const { id: serviceId } = await makeService(db);
    const member = await makeMember(db);
    const ana = await app.signedIn(member);
    const headers = { 'idempotency-key': randomUUID() };
    const order = { serviceId, projectName: 'Once', projectDescription: 'Only once.' };

    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ana.json('POST', '/api/services/order', order, headers)),
    );
    // Some of so many may get a 503.
    const answered = answers.filter(({ status }) => status !== 503);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const orders = await db
      .selectFrom('serviceOrders')
      .select('id')
      .where('userId', '=', member.id)
      .execute();
    expect(orders).toHaveLength(1);
    const other = { ...order, projectName: 'Other' };
    expect(await ana.json('POST', '/api/services/order', other, headers)).toMatchObject({ status: 422 });
  });
});

describe('the directory over REST', () => {
  it('is searched, filtered and paged by the query string', async () => {
    const app = server();
    const { db } = app;
    for (const name of ['Restful Bakery One', 'Restful Bakery Two'])
      await makeBusiness(db, { name, industry: 'Retail', category: 'Other' });
    const first = await app.visitor().get('/api/businesses?search=restful&category=Retail&limit=1');
    expect(first.body).toMatchObject([{ name: 'Restful Bakery One', industry: 'Retail', isVerified: false }]);
    const cursor = encodeURIComponent(first.headers.get('x-next-cursor') ?? '');
    const second = await app
      .visitor()
      .get(`/api/businesses?search=restful&category=Retail&limit=1&cursor=${cursor}`);
    expect(second.body).toMatchObject([{ name: 'Restful Bakery Two' }]);
    expect(second.headers.get('x-next-cursor')).toBeNull();
    expect((await app.visitor().get('/api/businesses?search=restfull+bakrey')).body).toHaveLength(2);
    expect((await app.visitor().get('/api/businesses?search=restful&industry=Finance')).body).toEqual([]);
    expect(await app.visitor().get('/api/businesses?tab=best')).toMatchObject({ status: 400 });
  });

  it('creates a business, shows it by slug and under mine, and lets it be edited', async () => {
    const app = server();
    const { db } = app;
    const ana = await app.signedIn(await makeMember(db));
    const form = {
      name: 'Ana’s Ovens',
      description: 'Ovens for bakers.',
      industry: 'Retail',
      category: 'Other',
    };
    const made = await ana.post('/api/businesses', form);
    expect(made).toMatchObject({
      status: 201,
      body: { slug: 'anas-ovens', isVerified: false, isActive: true },
    });
    const [mine] = [(await ana.get('/api/user/businesses')).body].flat();
    expect(mine).toMatchObject({ slug: 'anas-ovens' });
    const { id } = await db
      .selectFrom('businesses')
      .select('id')
      .where('slug', '=', 'anas-ovens')
      .executeTakeFirstOrThrow();
    expect(
      await ana.json('PATCH', `/api/businesses/${id}`, { city: 'Porto', isVerified: true }),
    ).toMatchObject({
      status: 200,
      body: { city: 'Porto', isVerified: false },
    });
    expect((await app.visitor().get('/api/businesses/slug/anas-ovens')).body).toMatchObject({
      id,
      city: 'Porto',
    });
    expect(await app.visitor().get('/api/businesses/slug/nobodys')).toMatchObject({
      status: 404,
      body: { message: 'Business not found' },
    });
    expect(await ana.post('/api/businesses', { ...form, yearEstablished: 1_799 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'yearEstablished' }] },
    });
  });

  it('accepts reviews and shows them with the rating, and the team', async () => {
    const app = server();
    const { db } = app;
    const { id } = await makeBusiness(db);
    const ben = await app.signedIn(await makeMember(db, { firstName: 'Ben', lastName: 'Moss' }));
    const sent = await ben.post(`/api/businesses/${id}/reviews`, { rating: 4, comment: 'Warm bread.' });
    expect(sent).toMatchObject({ status: 201, body: { summary: { ratingAverage: 4, reviewCount: 1 } } });
    expect((await app.visitor().get(`/api/businesses/${id}/reviews`)).body).toMatchObject([
      { rating: 4, comment: 'Warm bread.', reviewer: { firstName: 'Ben', lastName: 'Moss' } },
    ]);
    expect((await app.visitor().get(`/api/businesses/${id}/employees`)).body).toEqual([]);
    for (const path of ['/api/businesses/0/reviews', '/api/businesses/x/employees'])
      expect(await app.visitor().get(path)).toMatchObject({ status: 400 });
  });

  it('tells an administrator that the owner is unknown', async () => {
    const app = server();
    const { db } = app;
    const admin = await app.signedIn(await makeMember(db, { role: 'admin' }));
    const business = {
      name: 'Orphan',
      description: 'Without an owner.',
      industry: 'Other',
      category: 'Other',
      ownerId: 2_000_000_000,
    };
    expect(await admin.post('/api/admin/businesses', business)).toMatchObject({
      status: 400,
      body: { message: 'Owner not found' },
    });
  });
});

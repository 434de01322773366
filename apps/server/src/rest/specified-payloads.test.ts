import { makeBusiness, makeMember, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

const MadeService = z.object({ id: z.int() });
const WrittenArticle = z.looseObject({ id: z.int(), slug: z.string() });
const ReadArticle = z.object({
  readTime: z.int(),
  trending: z.boolean(),
  is_featured: z.boolean(),
  published_at: z.string(),
});

describe('a payload of the specification is taken as it is:', () => {
  it('a colleague by userId, or by username, and one of both is asked for', async () => {
    const app = server();
    const [owner, ana, ben] = [await makeMember(app.db), await makeMember(app.db), await makeMember(app.db)];
    const { id } = await makeBusiness(app.db, { ownerId: owner.id });
    const client = await app.signedIn(owner);
    const path = `/api/businesses/${id}/employees`;
    const place = { role: 'Baker', title: 'Head baker', department: 'Kitchen' };

    expect(await client.post(path, { userId: ana.id, ...place })).toMatchObject({
      status: 201,
      body: { status: 'invited' },
    });
    expect(await client.post(path, { username: ben.username, ...place })).toMatchObject({ status: 201 });
    const invited = await app.db
      .selectFrom('businessEmployees')
      .select('userId')
      .where('businessId', '=', id)
      .orderBy('id')
      .execute();
    expect(invited).toEqual([{ userId: ana.id }, { userId: ben.id }]);

    expect(await client.post(path, place)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'username', message: 'Please name a member' }] },
    });
    expect(await client.post(path, { userId: 0, ...place })).toMatchObject({ status: 400 });
    expect(await client.post(path, { userId: 2_000_000_000, ...place })).toMatchObject({ status: 404 });
  });

  it('a service without delivery time, features and state, which is on offer', async () => {
    const app = server();
    const admin = await app.signedIn(await makeMember(app.db, { role: 'admin' }));
    const service = { name: 'Logo', description: 'A mark.', category: 'branding', price: 45_000 };

    const made = await admin.post('/api/admin/services', service);
    expect(made).toMatchObject({
      status: 201,
      body: { ...service, isActive: true, features: [], deliveryTime: null },
    });
    const nothing = await admin.json('PATCH', `/api/admin/services/${MadeService.parse(made.body).id}`, {
      price: 50_000,
    });
    expect(nothing.body).toMatchObject({ price: 50_000, isActive: true, features: [] });
  });

  it('an order without a date, which is null', async () => {
    const app = server();
    const { id: serviceId } = await makeService(app.db);
    const ana = await app.signedIn(await makeMember(app.db));
    for (const date of [{}, { desiredCompletionDate: '' }, { desiredCompletionDate: null }]) {
      const order = { serviceId, projectName: 'Logo', projectDescription: 'A loaf.', ...date };
      expect(await ana.post('/api/services/order', order)).toMatchObject({
        status: 201,
        body: { desiredCompletionDate: null },
      });
    }
  });

  it('an article, answered with what readers get', async () => {
    const app = server();
    const admin = await app.signedIn(await makeMember(app.db, { role: 'admin' }));
    const article = {
      title: 'Bread',
      content: 'Flour.',
      author: 'Ana',
      category: 'Business',
      isPublished: true,
    };

    const made = await admin.post('/api/admin/articles', article);
    const { id, slug } = WrittenArticle.parse(made.body);
    const shown = ReadArticle.parse((await admin.get(`/api/articles/${slug}`)).body);
    expect(shown.readTime).toBe(1);
    expect(made).toMatchObject({ status: 201, body: shown });
    const changed = await admin.json('PATCH', `/api/admin/articles/${id}`, { isFeatured: true });
    expect(changed.body).toMatchObject({ ...shown, is_featured: true });
  });

  it('a registration without a first name, refused in the words of the library', async () => {
    const input = { email: 'ana@guild.test', password: 'six letters', lastName: 'Silva' };
    for (const firstName of [undefined, ''])
      expect(
        await server()
          .visitor()
          .post('/api/auth/register', { ...input, firstName }),
      ).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'firstName', message: 'Required' }] },
      });
  });
});

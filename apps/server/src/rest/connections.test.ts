import { ConnectionPage } from '@guildhall/api/people/connections/connections.schema';
import { CurrentUser } from '@guildhall/api/people/profile/profile.schema';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

async function registered(email: string, profile: object) {
  const browser = server().visitor();
  const { body } = await browser.post('/api/auth/register', { email, password: 'secret-enough', ...profile });
  return { browser, id: CurrentUser.parse(body).id };
}

describe('meeting over REST', () => {
  it('takes Ana and Ben from a recommendation to a connection that both stats show', async () => {
    const ana = await registered('ana@test.test', {
      firstName: 'Ana',
      lastName: 'Silva',
      lookingFor: 'a bookkeeper for my bakery',
    });
    const ben = await registered('ben@test.test', {
      firstName: 'Ben',
      lastName: 'Moss',
      jobTitle: 'Bookkeeper',
      servicesOffered: 'bookkeeping and payroll for restaurants',
    });

    expect((await ana.browser.get('/api/dashboard/recommendations')).body).toMatchObject([
      {
        id: ben.id,
        name: 'Ben Moss',
        title: 'Bookkeeper',
        username: 'ben-moss',
        reason: expect.stringContaining('bookkeep'),
      },
    ]);
    expect((await ana.browser.get('/api/network/insights')).body).toMatchObject({
      recommendations: [{ id: ben.id, firstName: 'Ben', mutualConnections: 0 }],
    });

    const sent = await ana.browser.post('/api/connections/request', { toUserId: ben.id, message: 'Hello' });
    expect(sent).toMatchObject({ status: 200, body: { status: 'pending', direction: 'outgoing' } });
    const [request] = ConnectionPage.shape.items.parse((await ben.browser.get('/api/connections')).body);
    expect(request).toMatchObject({
      status: 'pending',
      direction: 'incoming',
      note: 'Hello',
      userId: ana.id,
    });

    const answer = await ben.browser.json('PATCH', `/api/connections/${request?.id}`, { status: 'accepted' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'accepted' } });
    for (const { browser } of [ana, ben]) {
      expect((await browser.get('/api/dashboard/stats')).body).toMatchObject({
        totalConnections: 1,
        newConnections: 1,
        growthPercentage: 100,
      });
    }
  });

  it('returns an error with its status and a message', async () => {
    const { browser, id } = await registered('dora@test.test', { firstName: 'Dora', lastName: 'Diaz' });

    expect(await browser.post('/api/connections/request', { toUserId: id })).toMatchObject({
      status: 400,
      body: { message: 'You cannot connect with yourself' },
    });
    expect((await browser.json('PATCH', '/api/connections/999999', { status: 'accepted' })).status).toBe(404);
    expect((await browser.json('PATCH', '/api/connections/1', { status: 'pending' })).status).toBe(400);
    expect((await server().visitor().get('/api/connections')).status).toBe(401);
  });
});

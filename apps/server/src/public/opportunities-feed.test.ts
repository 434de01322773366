import { daysAgo, makeOpportunity } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

test('/opportunities/feed.xml lists what is open and public, and nothing else', async () => {
  const { db, origin } = server();
  const shown = await makeOpportunity(db, {
    title: 'Bread & <b>butter</b>',
    description: '5 < 6',
    skillsNeeded: ['Baking'],
    audience: 'public',
  });
  await makeOpportunity(db, { title: 'For members' });
  await makeOpportunity(db, { title: 'Closed', audience: 'public', isActive: false });
  await makeOpportunity(db, { title: 'Expired', audience: 'public', expiresAt: daysAgo(1) });
  const { status, headers, text } = await server().visitor().get('/opportunities/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(text).toContain(`<link>${origin}/opportunities/${shown.id}-bread-and-b-butter-b</link>`);
  expect(text).toContain('5 &lt; 6');
  expect(text).toContain('<category>Baking</category>');
  for (const title of ['For members', 'Closed', 'Expired']) expect(text).not.toContain(title);
});

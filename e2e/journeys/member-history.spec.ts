import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { openByKeyboard, press } from '../keyboard.ts';
import { register } from '../members.ts';

for (const [device, viewport] of DEVICES)
  test(
    `an administrator reads what is known of a member at a ${device}, by keyboard`,
    SWEEP,
    async ({ page, context, otherContext, expectAccessible }) => {
      await page.setViewportSize(viewport);
      const admin = await register(context.request, { firstName: 'Hanna', lastName: 'Haus' });
      await withDatabase((db) => sql`update app.users set role = 'admin' where id = ${admin.id}`.execute(db));
      const member = await register(otherContext.request);
      const posted = await otherContext.request.post('/api/feed', {
        data: { content: `Buy my course ${device}` },
      });
      const { id: postId } = (await posted.json()) as { id: number };
      const hidden = await context.request.post('/trpc/admin.moderation.decide', {
        data: {
          objectType: 'post',
          objectId: postId,
          decision: 'hide',
          reason: 'Advertising belongs in Services',
        },
      });
      expect(hidden.ok()).toBe(true);

      await openByKeyboard(page, `/admin/members/${member.id}`);
      await press(page, page.getByRole('button', { name: 'Show history' }));
      const history = page.getByRole('region', { name: 'History' });
      const decision = history.getByRole('link', { name: 'Had a post hidden' });
      await expect(decision).toBeVisible();
      await expect(history.getByText('Advertising belongs in Services')).toBeVisible();
      await expect(history.getByText('The account was created')).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await press(page, history.getByRole('link', { name: 'by Hanna Haus' }).first());
      await expect(page).toHaveURL(new RegExp(`/admin/members/${admin.id}$`));
      await expect(page.getByRole('button', { name: 'Show history' })).toBeVisible();

      const refused = await otherContext.request.get(
        `/trpc/admin.memberHistory.list?input=${encodeURIComponent(JSON.stringify({ id: member.id }))}`,
      );
      expect(refused.status()).toBe(403);
    },
  );

import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

for (const [size, viewport] of DEVICES) {
  test(`a member is told of a reply and reads it below the comment, on a ${size}`, async ({
    page,
    otherContext,
    expectAccessible,
  }) => {
    await register(page.request, { firstName: 'Ana', lastName: 'Duarte' });
    await register(otherContext.request, { firstName: 'Ben', lastName: 'Okafor' });
    const created = await page.request.post('/api/feed', { data: { content: 'Flour at cost' } });
    const { id: postId } = await created.json();
    for (const content of ['Who delivers on Sundays?', 'Thanks for sharing.'])
      await page.request.post(`/api/feed/${postId}/comments`, { data: { content } });

    const reader = await otherContext.newPage();
    await reader.setViewportSize(viewport);
    await reader.goto(`/feed/${postId}`);
    await reader.getByRole('button', { name: 'Reply to Ana Duarte' }).first().press('Enter');
    await expect(reader.getByLabel('Your reply to Ana Duarte')).toBeFocused();
    await reader.keyboard.type('We do, from ten on.');
    await reader.keyboard.press('Control+Enter');
    await expect(reader.getByRole('list', { name: 'Replies to Ana Duarte' })).toHaveText(
      /We do, from ten on/,
    );
    await expect(reader.getByLabel('Your reply to Ana Duarte')).toHaveCount(0);
    await expectAccessible(reader);

    await page.setViewportSize(viewport);
    await page.goto('/news');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: /Ben Okafor replied to your comment: We do, from ten on/ }).click();
    await expect(page.getByText(/^(Who delivers|We do|Thanks for)/)).toHaveText([
      'Who delivers on Sundays?',
      'We do, from ten on.',
      'Thanks for sharing.',
    ]);
    await page.getByRole('button', { name: 'Delete the comment by Ana Duarte' }).first().click();
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await expect(page.getByText('This comment is no longer available.')).toBeVisible();
    await expect(page.getByText('We do, from ten on.')).toBeVisible();
  });
}

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, postOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Posts = NonNullable<NonNullable<Answers['admin']>['posts']>;

function openPosts(posts: Posts) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { posts: { list: () => ({ items: [postOf()], nextCursor: null }), ...posts } },
  });
  return openPage('/admin?tab=posts');
}

describe('the posts of the console', () => {
  test('are listed with type, likes, comments and reports', async () => {
    openPosts({});
    expect(await screen.findByText('Fresh bread at six.')).toBeVisible();
    for (const text of ['general', '3 likes', '1 comment', '2 reports'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('hiding one is optimistic and rolled back on error', async () => {
    const { user } = openPosts({
      setVisibility() {
        throw apiError('SERVICE_UNAVAILABLE', 'Busy right now.');
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Published: post by Ana Duarte' }));
    expect(await screen.findByText('Busy right now.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Published: post by Ana Duarte' })).toBeChecked();
  });

  test('deleting one is optimistic, and undo restores it', async () => {
    let isThere = true;
    const { user } = openPosts({
      list: () => ({ items: isThere ? [postOf()] : [], nextCursor: null }),
      delete({ id }) {
        isThere = false;
        return { id };
      },
      undelete() {
        isThere = true;
        return postOf();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete post by Ana Duarte' }));
    expect(await screen.findByText('Post deleted: “Fresh bread at six.”')).toBeVisible();
    expect(await screen.findByText('No posts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 likes')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

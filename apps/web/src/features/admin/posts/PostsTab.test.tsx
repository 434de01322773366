import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, postOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Posts = NonNullable<NonNullable<Answers['admin']>['posts']>;

type Decide = NonNullable<NonNullable<NonNullable<Answers['admin']>['moderation']>['decide']>;

function openPosts(posts: Posts, decide?: Decide) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      posts: { list: () => ({ items: [postOf()], nextCursor: null }), ...posts },
      ...(decide && { moderation: { decide } }),
    },
  });
  return openPage('/admin?tab=posts');
}

describe('the posts of the console', () => {
  test('are listed with the name of their type, likes, comments and reports', async () => {
    openPosts({ list: () => ({ items: [postOf({ type: 'insight' })], nextCursor: null }) });
    expect(await screen.findByText('Fresh bread at six.')).toBeVisible();
    for (const text of ['Insight', '3 likes', '1 comment', '2 reports'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('one is hidden with the reason that its author reads', async () => {
    const sent: unknown[] = [];
    const { user } = openPosts({}, (input) => {
      sent.push(input);
      return { objectType: 'post', objectId: 1, reports: 0, posts: 1 };
    });
    await user.click(await screen.findByRole('switch', { name: 'Published: post by Ana Duarte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this post?' }));
    expect(dialog.getByRole('button', { name: 'Hide' })).toBeDisabled();
    await user.type(dialog.getByLabelText(/What do we tell the author/), 'No advertising.');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Post hidden')).toBeVisible();
    expect(sent).toEqual([
      { objectType: 'post', objectId: postOf().id, decision: 'hide', reason: 'No advertising.', note: '' },
    ]);
  });

  test('one is deleted with a reason, and undo restores it', async () => {
    let isThere = true;
    const { user } = openPosts(
      {
        list: () => ({ items: isThere ? [postOf()] : [], nextCursor: null }),
        undelete() {
          isThere = true;
          return postOf();
        },
      },
      () => {
        isThere = false;
        return { objectType: 'post', objectId: 1, reports: 0, posts: 1 };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete post by Ana Duarte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
    await user.type(dialog.getByLabelText(/What do we tell the author/), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Post deleted: “Fresh bread at six.”')).toBeVisible();
    expect(await screen.findByText('No posts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 likes')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('a waiting one has Approve and Decline in place of the switch', async () => {
    const sent: unknown[] = [];
    const waiting = postOf({ state: 'pending_review', isPublished: false });
    const { user } = openPosts({
      list: () => ({ items: [waiting], nextCursor: null }),
      setVisibility(input) {
        sent.push(input);
        return postOf();
      },
    });
    expect(await screen.findByRole('button', { name: 'Decline post by Ana Duarte' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve post by Ana Duarte' }));
    await waitFor(() => expect(sent).toEqual([{ id: waiting.id, isPublished: true }]));
  });

  test('all of one author are taken down together', async () => {
    const sent: unknown[] = [];
    const { user } = openPosts({}, (input) => {
      sent.push(input);
      return { objectType: 'posts', objectId: 1, reports: 0, posts: 30 };
    });
    await user.click(await screen.findByRole('button', { name: 'All posts by Ana Duarte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take down all posts by Ana Duarte?' }));
    await user.selectOptions(dialog.getByLabelText('What happens to them?'), 'delete');
    await user.type(dialog.getByLabelText(/What do we tell the author/), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Take down all posts' }));
    expect(await screen.findByText('30 posts taken down')).toBeVisible();
    expect(sent).toMatchObject([{ objectType: 'posts', decision: 'delete', reason: 'Spam' }]);
  });
});

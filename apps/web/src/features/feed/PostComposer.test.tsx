import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, server } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';
import type { Post } from './post-cache.ts';

beforeEach(() => {
  withLiveStream();
  return () => vi.unstubAllGlobals();
});

async function openComposer(feed: Answers['feed'] = {}) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    feed: { countNewer: () => ({ count: 0 }), list: () => ({ items: [], nextCursor: null }), ...feed },
  });
  const { user } = openPage('/feed');
  await user.click(await screen.findByRole('button', { name: /^Share an opportunity/ }));
  return { user, box: await screen.findByLabelText('Your post') };
}

test('a member creates a post with a type and sees it first, without surrounding whitespace', async () => {
  const posts: Post[] = [postOf({ id: 1, content: 'An older one' })];
  const answered = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const { user, box } = await openComposer({
    list: () => ({ items: posts, nextCursor: null }),
    create: async (input) => {
      sent.push(input);
      await answered.promise;
      const posted = postOf({ id: 2, content: 'Flour for sale' });
      posts.unshift(posted);
      return posted;
    },
  });
  await user.type(box, '  Flour for sale ');
  await user.click(screen.getByRole('button', { name: 'Opportunity' }));
  expect(screen.getByRole('button', { name: 'Opportunity' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('button', { name: 'Posting...' })).toBeDisabled();
  answered.resolve();
  expect(await screen.findByText('Flour for sale')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Your post')).toBeNull());
  expect(sent).toEqual([{ content: 'Flour for sale', type: 'opportunity' }]);
});

test('a blank post cannot be submitted, and deselecting the type makes it a general post', async () => {
  const sent: unknown[] = [];
  const { user, box } = await openComposer({
    create: (input) => {
      sent.push(input);
      return postOf();
    },
  });
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  await user.type(box, '   ');
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Insight' }));
  await user.click(screen.getByRole('button', { name: 'Insight' }));
  await user.type(box, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'Hello', type: 'general' }]));
});

test('the text stays when posting fails and after Cancel, until it is discarded', async () => {
  const { user, box } = await openComposer({
    create: () => {
      throw apiError('TOO_MANY_REQUESTS', 'Please wait a moment');
    },
  });
  await user.type(box, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Failed to create post')).toBeVisible();
  expect(screen.getByText('Please wait a moment')).toBeVisible();
  expect(box).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Continue your draft...' }));
  expect(await screen.findByLabelText('Your post')).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText('Your post')).toHaveValue('');
  expect(screen.getByLabelText('Your post')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: /^Share an opportunity/ })).toBeVisible();
});

test('of twenty pictures chosen at once four are sent, one after the other, and the toast says that others were left out', async () => {
  const received: string[] = [];
  let isReceiving = false;
  await openComposer();
  server.use(
    http.post('*/api/attachments', async ({ request }) => {
      expect(isReceiving, 'one at a time').toBe(false);
      isReceiving = true;
      received.push(await request.text());
      await new Promise((resolve) => setTimeout(resolve));
      isReceiving = false;
      return HttpResponse.json({ url: `/attachments/${received.length}` }, { status: 201 });
    }),
  );
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  const files = Array.from({ length: 20 }, (_, n) => new File([`picture ${n}`], `${n}.png`));
  fireEvent.change(input, { target: { files } });
  expect(await screen.findByText('You can add up to 4 pictures. The others were left out.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(received.map((body) => /picture \d+/.exec(body)?.[0])).toEqual(
    [0, 1, 2, 3].map((n) => `picture ${n}`),
  );
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
});

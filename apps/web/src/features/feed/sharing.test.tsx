import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';

const LONG = 'word '.repeat(80).trim();

beforeEach(() => {
  withLiveStream();
  return () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
  };
});

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function share() {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    feed: {
      countNewer: () => ({ count: 0 }),
      list: () => ({ items: [postOf({ content: LONG })], nextCursor: null }),
      share: ({ id }) => ({ id, shares: 1 }),
    },
  });
  const { user } = openPage('/feed');
  const button = await screen.findByRole('button', { name: 'Share, 0 so far' });
  return { click: () => user.click(button) };
}

test('the share sheet gets 100 characters of the post, and the share counts', async () => {
  const { click } = await share();
  const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  give('share', sheet);
  await click();
  expect(await screen.findByRole('button', { name: 'Share, 1 so far' })).toBeVisible();
  const shared = sheet.mock.lastCall?.[0];
  expect(shared?.text).toHaveLength(100);
  expect(shared?.url).toBe(`${window.location.origin}/feed/1`);
});

test('without a share sheet the text is copied, which does not count as a share', async () => {
  const { click } = await share();
  const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  give('clipboard', { writeText: copy });
  await click();
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(copy.mock.lastCall?.[0]).toMatch(/…\nhttp.*\/feed\/1$/);
  expect(calls).not.toContain('feed.share');
});

test('a dismissed share sheet does not count as a share', async () => {
  const { click } = await share();
  const copy = vi.fn<(text: string) => Promise<void>>();
  give('share', () => Promise.reject(new DOMException('', 'AbortError')));
  give('clipboard', { writeText: copy });
  await click();
  expect(copy).not.toHaveBeenCalled();
  expect(calls).not.toContain('feed.share');
});

test('as a last resort a microblog opens with 200 characters, which does not count', async () => {
  const { click } = await share();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  give('clipboard', { writeText: () => Promise.reject(new Error('refused')) });
  await click();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  const intent = new URL(String(opened.mock.lastCall?.[0]));
  expect(intent.origin + intent.pathname).toBe('https://social.test/share');
  expect(intent.searchParams.get('text')).toHaveLength(200);
  expect(screen.getByText('Copy this link')).toBeVisible();
  expect(calls).not.toContain('feed.share');
});

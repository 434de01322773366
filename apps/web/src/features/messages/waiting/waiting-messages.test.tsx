import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpResponse, http } from 'msw';
import { answerApi, apiError, server } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { threadMessageOf, threadOf } from '../../../../testing/network.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { addWaiting, isOld, nextWaiting, readWaiting, retryWaiting } from './waiting-messages.ts';

const MEMBER = memberOf().id;
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  localStorage.clear();
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  // Chunks that are not loaded yet ask for the server.
  server.use(http.get('*/healthz', () => new HttpResponse(null, { status: isOnline ? 200 : 503 })));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function goOffline() {
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
}
function goOnline() {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

/** The conversation with Ben, whose server takes or refuses what is sent. */
function openConversation(refuse: (content: string) => boolean = () => false, address = '/messages?with=9') {
  const arrived: string[] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    messages: {
      thread: () =>
        threadOf(
          arrived
            .map((content, index) => threadMessageOf({ id: index + 1, isMine: true, content }))
            .toReversed(),
        ),
      threads: () => ({ items: [], nextCursor: null }),
      send: ({ content }) => {
        if (refuse(content)) throw apiError('CONFLICT', 'Waiting for a reply.');
        arrived.push(content);
        return {
          ...threadMessageOf({ id: arrived.length, isMine: true, content }),
          threadId: 3,
          toUserId: 9,
        };
      },
    },
  });
  return { arrived, ...openPage(address) };
}

describe('messages written without a network', () => {
  test('wait as bubbles while the field is free, and are sent in order, each once', async () => {
    const { user, arrived } = openConversation();
    const box = await screen.findByLabelText('Write to Ben Okafor');
    goOffline();
    for (const text of ['One', 'Two', 'Three']) {
      await user.type(box, text);
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(box).toHaveValue('');
    }
    const list = within(await screen.findByRole('list', { name: 'Messages that wait for a network' }));
    expect(list.getByText('3 waiting')).toBeVisible();
    expect(readWaiting(MEMBER).map(({ message }) => message.content)).toEqual(['One', 'Two', 'Three']);
    goOnline();
    await waitFor(() => expect(arrived).toEqual(['One', 'Two', 'Three']));
    await waitFor(() => expect(readWaiting(MEMBER)).toEqual([]));
    for (const text of ['One', 'Two', 'Three']) expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(screen.queryByText('3 waiting')).toBeNull();
  });

  test('are sent from any page once the browser is opened again', async () => {
    addWaiting(MEMBER, { toUserId: 9, content: 'Written yesterday evening' });
    const { arrived } = openConversation(undefined, '/nowhere');
    await waitFor(() => expect(arrived).toEqual(['Written yesterday evening']));
    await waitFor(() => expect(readWaiting(MEMBER)).toEqual([]));
  });

  test('say why one was refused, and are not overtaken by the next; it can be sent again or deleted', async () => {
    let isRefused = true;
    for (const content of ['One', 'Two']) addWaiting(MEMBER, { toUserId: 9, content });
    const { user, arrived } = openConversation(() => isRefused);
    expect(await screen.findByText('Not sent. Waiting for a reply.')).toBeVisible();
    expect(arrived).toEqual([]);
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(arrived).toEqual(['One', 'Two']));

    isRefused = true;
    addWaiting(MEMBER, { toUserId: 9, content: 'Three' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readWaiting(MEMBER)).toEqual([]));
    expect(arrived).toEqual(['One', 'Two']);
  });

  test('are stored while the server cannot be reached, under the same key', async () => {
    addWaiting(MEMBER, { toUserId: 9, content: 'One' });
    const [before] = readWaiting(MEMBER);
    answerApi({
      auth: { me: () => memberOf() },
      site: { config: () => siteOf() },
      messages: {
        thread: () => threadOf([]),
        send: () => {
          throw apiError('INTERNAL_SERVER_ERROR', 'down');
        },
      },
    });
    openPage('/messages?with=9');
    expect(await screen.findByText('1 waiting')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readWaiting(MEMBER)).toEqual([before]);
  });

  test('ask after a day whether they still hold, and get a new key then', () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 21 * 3_600_000);
    addWaiting(MEMBER, { toUserId: 9, content: 'Lunch today?' });
    addWaiting(MEMBER, { toUserId: 9, content: 'Or tomorrow?' });
    addWaiting(MEMBER, { toUserId: 10, content: 'Hello' });
    const [old] = readWaiting(MEMBER);
    if (!old) throw new Error('nothing waits');
    expect(isOld(old)).toBe(true);
    expect(nextWaiting(readWaiting(MEMBER))?.message.content).toBe('Hello');
    retryWaiting(MEMBER, old.key);
    const next = nextWaiting(readWaiting(MEMBER));
    expect(next?.message.content).toBe('Lunch today?');
    expect(next?.key).not.toBe(old.key);
  });

  test('belong to the member who wrote them', () => {
    addWaiting(MEMBER, { toUserId: 9, content: 'One' });
    expect(readWaiting(MEMBER + 1)).toEqual([]);
  });
});

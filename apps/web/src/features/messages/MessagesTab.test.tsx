import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { personOf, receivedOf, threadMessageOf, threadOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

function openTab(messages: NonNullable<Answers['messages']>, address = '/dashboard?tab=messages') {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() }, messages });
  return openPage(address);
}

const list = (items = [receivedOf()]) => ({ list: () => ({ items, nextCursor: null }) });

describe('the list of messages', () => {
  test('shows the sender, the time and the type, and marks unread messages', async () => {
    openTab(list());
    const row = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
    expect(row.getByText('Shall we meet?')).toBeVisible();
    expect(row.getByText('partnership')).toBeVisible();
    expect(row.getByText('Just now')).toBeVisible();
    expect(row.getByRole('link', { name: 'Ben Okafor (unread)' })).toHaveAttribute(
      'href',
      '/messages?with=9',
    );
  });

  test('tells the age of a message by the minute', async () => {
    const createdAt = new Date(Date.now() - 5.5 * 60_000).toISOString();
    openTab(list([receivedOf({ createdAt, relativeTime: 'Just now' })]));
    const row = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
    expect(row.getByText('5 min ago')).toBeVisible();
  });

  test('a read message has no mark', async () => {
    openTab(list([receivedOf({ unread: false })]));
    expect(await screen.findByRole('link', { name: 'Ben Okafor' })).toBeVisible();
  });

  test('an empty list says what will appear there', async () => {
    openTab(list([]));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });

  test('an error can be retried', async () => {
    let works = false;
    const { user } = openTab({
      list: () => {
        if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
        return { items: [receivedOf()], nextCursor: null };
      },
    });
    const alert = (await screen.findByText('Your messages could not be loaded')).closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('not an alert');
    works = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Ben Okafor' })).toBeVisible();
  });
});

const thread = {
  id: 3,
  person: threadOf([]).person,
  lastMessage: threadMessageOf({ isMine: true }),
  unreadCount: 0,
  isMuted: false,
  request: null,
};

describe('the messages page', () => {
  test('lists the conversations first, and asks to choose one', async () => {
    openTab(
      { threads: ({ box }) => ({ items: box === 'inbox' ? [thread] : [], nextCursor: null }) },
      '/messages',
    );
    expect(await screen.findByRole('link', { name: 'Ben Okafor' })).toHaveAttribute(
      'href',
      '/messages?with=9',
    );
    expect(screen.getByText('You: Shall we meet?')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
  });

  test('has an empty state that begins a conversation', async () => {
    const { user } = openTab(
      { threads: () => ({ items: [], nextCursor: null }), conversations: { recipients: () => [] } },
      '/messages',
    );
    const title = await screen.findByRole('heading', { name: 'No conversations yet' });
    expect(screen.queryByRole('heading', { name: 'Choose a conversation' })).toBeNull();
    const pane = within(title.closest('section') ?? document.body);
    await user.click(pane.getByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    expect(await dialog.findByRole('link', { name: 'Find members' })).toHaveAttribute('href', '/members');
  });

  test('says how many conversations of each list have something new', async () => {
    openTab(
      {
        threads: () => ({ items: [thread], nextCursor: null }),
        conversations: { unread: () => ({ conversations: 2, requests: 0 }) },
      },
      '/messages',
    );
    expect(await screen.findByRole('radio', { name: 'Conversations, 2 unread' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Requests' })).not.toBeChecked();
  });

  test('begins a conversation with a connection by its name, by keyboard alone', async () => {
    const people = [personOf(9, 'Ben Okafor'), personOf(10, 'Benita Cruz'), personOf(11, 'Cem Aydin')];
    const { user, router } = openTab(
      {
        threads: () => ({ items: [], nextCursor: null }),
        thread: () => threadOf([]),
        conversations: {
          recipients: ({ q = '' }) => people.filter(({ name }) => name.toLowerCase().startsWith(q)),
        },
      },
      '/messages',
    );
    const [open] = await screen.findAllByRole('button', { name: 'New message' });
    await user.click(open ?? document.body);
    const field = await screen.findByRole('combobox', { name: 'To' });
    expect(field).toHaveFocus();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await user.type(field, 'ben');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Benita/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?with=10'));
    expect(screen.queryByRole('dialog', { name: 'New message' })).toBeNull();
  });

  test('says when no connection has the name, and leads to the members who do', async () => {
    const { user } = openTab(
      { threads: () => ({ items: [], nextCursor: null }), conversations: { recipients: () => [] } },
      '/messages',
    );
    const [open] = await screen.findAllByRole('button', { name: 'New message' });
    await user.click(open ?? document.body);
    await user.type(await screen.findByRole('combobox', { name: 'To' }), 'Jozef');
    expect(await screen.findByText(/None of your connections is called “Jozef”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find members by this name' })).toHaveAttribute(
      'href',
      '/members?search=Jozef',
    );
  });

  test('is linked in the header and at the bottom of a phone, with the number of unread messages', async () => {
    openTab({ unread: () => ({ count: 3 }) }, '/nowhere');
    const landmarks = [
      await screen.findByRole('banner'),
      await screen.findByRole('navigation', { name: /small/ }),
    ];
    for (const landmark of landmarks)
      expect(await within(landmark).findByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute(
        'href',
        '/messages',
      );
  });

  test('opens for the addresses of older mails', async () => {
    const { router } = openTab({ thread: () => threadOf([]) }, '/dashboard?tab=messages&with=9');
    expect(await screen.findByText('No messages yet. Say hello.')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/messages', search: '?with=9' });
  });
});

describe('the search in messages', () => {
  const found = {
    id: 5,
    person: personOf(9, 'Ben Okafor'),
    isMine: false,
    snippet: [
      { text: 'A recipe for hot ', isMatch: false },
      { text: 'sauce', isMatch: true },
    ],
    createdAt: '2026-01-05T10:00:00.000Z',
    relativeTime: '1d ago',
  };

  test('marks what was found, and opens the conversation at that message', async () => {
    const asked: unknown[] = [];
    const { user, router } = openTab(
      {
        threads: () => ({ items: [thread], nextCursor: null }),
        thread: (input) => {
          asked.push(input.at);
          return threadOf(
            [
              threadMessageOf({ id: 6, content: 'And a label' }),
              threadMessageOf({ id: 5, content: 'Hot sauce' }),
            ],
            { hasNewer: true },
          );
        },
        conversations: {
          search: ({ q }) => ({
            people: [],
            items: q === 'sauce' ? [found] : [],
            nextCursor: null,
          }),
        },
      },
      '/messages',
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Search people and messages' }), 'sauce');
    expect(await screen.findByText('1 message')).toBeVisible();
    const row = within(screen.getByRole('article', { name: 'Ben Okafor' }));
    expect(row.getByText('sauce')).toHaveRole('mark');
    expect(screen.queryByRole('radio', { name: 'Requests' })).toBeNull();
    await user.click(row.getByRole('link', { name: 'Ben Okafor' }));
    expect(router.state.location.search).toBe('?q=sauce&with=9&message=5');
    expect((await screen.findByText('Hot sauce')).closest('[aria-current]')).toBeVisible();
    expect(asked).toEqual([5]);
    expect(screen.getByRole('link', { name: 'Newer messages' })).toHaveAttribute(
      'href',
      '/messages?q=sauce&with=9&message=6',
    );
    expect(screen.getByRole('link', { name: 'Latest messages' })).toHaveAttribute(
      'href',
      '/messages?q=sauce&with=9',
    );
    expect(screen.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/messages?q=sauce');
  });

  test('says when nothing is found, and leads to the search of everything', async () => {
    openTab(
      { conversations: { search: () => ({ people: [], items: [], nextCursor: null }) } },
      '/messages?q=saucer',
    );
    expect(await screen.findByRole('heading', { name: 'No message says “saucer”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search members and businesses' })).toHaveAttribute(
      'href',
      '/search?q=saucer',
    );
  });

  test('finds conversations by name', async () => {
    openTab(
      {
        conversations: {
          search: () => ({ people: [personOf(9, 'Ben Okafor')], items: [], nextCursor: null }),
        },
      },
      '/messages?q=ben',
    );
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute(
      'href',
      '/messages?q=ben&with=9',
    );
  });
});

describe('a conversation', () => {
  const CONVERSATION = '/messages?with=9';

  test('is marked as read when it is opened', async () => {
    let marked: unknown;
    openTab(
      {
        thread: () => threadOf([threadMessageOf({ unread: marked === undefined })]),
        markThreadRead: (input) => {
          marked = input;
          return { count: 0 };
        },
      },
      CONVERSATION,
    );
    expect(await screen.findByText('Shall we meet?')).toBeVisible();
    await waitFor(() => expect(marked).toEqual({ userId: 9 }));
  });

  test('Ctrl+Enter sends the trimmed message and clears the box', async () => {
    const written = [threadMessageOf()];
    const { user } = openTab(
      {
        thread: () => threadOf(written.toReversed()),
        send: ({ content }) => {
          const message = threadMessageOf({ id: 2, isMine: true, content });
          written.push(message);
          return { ...message, threadId: 3, toUserId: 9 };
        },
      },
      CONVERSATION,
    );
    const box = await screen.findByLabelText('Write to Ben Okafor');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(box, '  With pleasure. ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('With pleasure.')).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(''));
  });

  test('a message is edited in its place, and taken back after a question', async () => {
    const mine = { id: 2, isMine: true, can: { change: true } };
    let shown = threadMessageOf({ ...mine, content: 'At nine?' });
    const { user } = openTab(
      {
        thread: () => threadOf([shown]),
        edit: ({ content }) => (shown = threadMessageOf({ ...mine, content, isEdited: true })),
        delete: () =>
          (shown = threadMessageOf({
            ...mine,
            content: 'Message deleted',
            isDeleted: true,
            can: { change: false },
          })),
      },
      CONVERSATION,
    );
    await user.click(await screen.findByRole('button', { name: 'More options for your message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const box = await screen.findByLabelText('Edit your message');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(box);
    await user.type(box, 'At ten?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At ten?')).toBeVisible();
    expect(await screen.findByText('edited')).toBeVisible();
    expect(screen.queryByLabelText('Edit your message')).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'More options for your message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More options for your message' })).toBeNull();
  });

  test('is muted and unmuted from its menu, and says that it is', async () => {
    let isMuted = false;
    const asked: unknown[] = [];
    const { user } = openTab(
      {
        threads: () => ({ items: [{ ...thread, isMuted }], nextCursor: null }),
        thread: () => threadOf([threadMessageOf()], { isMuted }),
        conversations: {
          setMuted: (input) => {
            asked.push(input);
            ({ isMuted } = input);
            return input;
          },
        },
      },
      CONVERSATION,
    );
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'More options for Ben Okafor' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Mute');
    // In the list and above the conversation.
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Muted' })).toHaveLength(2));
    await choose('Unmute');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Muted' })).toBeNull());
    expect(asked).toEqual([
      { userId: 9, isMuted: true },
      { userId: 9, isMuted: false },
    ]);
  });

  test('says “Seen” once, below the last message that the other member has read', async () => {
    const mine = (id: number, isSeen: boolean) =>
      threadMessageOf({ id, isMine: true, isSeen, content: `No. ${id}` });
    openTab({ thread: () => threadOf([mine(3, false), mine(2, true), mine(1, true)]) }, CONVERSATION);
    const seen = await screen.findByText('Seen');
    expect(seen.closest('li')).toHaveTextContent('No. 2');
  });

  test('a failed message stays in the box, and the reason is shown', async () => {
    const { user } = openTab(
      {
        thread: () => threadOf([]),
        send: () => {
          throw apiError('TOO_MANY_REQUESTS', 'You have written to 20 new people in 24 hours.');
        },
      },
      CONVERSATION,
    );
    const box = await screen.findByLabelText('Write to Ben Okafor');
    await user.type(box, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You have written to 20 new people in 24 hours.')).toBeVisible();
    expect(box).toHaveValue('Hello');
  });

  test('a pending request has no message box, and says why', async () => {
    openTab(
      {
        thread: () =>
          threadOf([threadMessageOf({ isMine: true })], {
            request: 'outgoing',
            can: { write: false, attach: false },
            cannotWriteReason: 'Waiting for a reply.',
          }),
      },
      CONVERSATION,
    );
    expect(await screen.findByText('Waiting for a reply.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Write to/ })).toBeNull();
  });

  test('a deleted member has an empty state', async () => {
    openTab(
      {
        thread: () => {
          throw apiError('NOT_FOUND', 'This member is no longer here');
        },
      },
      CONVERSATION,
    );
    expect(await screen.findByRole('heading', { name: 'This member is no longer here' })).toBeVisible();
    expect(calls).not.toContain('messages.markThreadRead');
  });
});

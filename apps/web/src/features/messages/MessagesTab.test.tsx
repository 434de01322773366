import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError } from '../../../testing/api.ts';
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

  test('the note of a request to connect shows no type, which its sender did not choose', async () => {
    openTab(list([receivedOf({ about: { kind: 'connection', id: 3, name: null, slug: null } })]));
    expect(await screen.findByRole('article', { name: 'Ben Okafor' })).toBeVisible();
    expect(screen.queryByText('partnership')).toBeNull();
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
    expect(await screen.findByRole('radio', { name: 'Conversations 2 unread' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Requests' })).not.toBeChecked();
  });

  test('opens the requests while only they have something new, and the conversations when asked', async () => {
    const { user, router } = openTab(
      {
        threads: ({ box }) => ({ items: box === 'requests' ? [thread] : [], nextCursor: null }),
        conversations: { unread: () => ({ conversations: 0, requests: 1 }) },
      },
      '/messages',
    );
    expect(await screen.findByRole('link', { name: 'Ben Okafor' })).toBeVisible();
    expect(router.state.location.search).toBe('?view=requests');
    expect(screen.getByRole('radio', { name: 'Requests 1 unread' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Conversations' }));
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    expect(router.state.location.search).toBe('');
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

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { threadMessageOf, threadOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

function openTab(messages: NonNullable<Answers['messages']>, address = '/dashboard?tab=messages') {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() }, messages });
  return openPage(address);
}

const thread = {
  id: 3,
  person: threadOf([]).person,
  lastMessage: threadMessageOf({ isMine: true }),
  unreadCount: 0,
  isMuted: false,
  request: null,
};

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

  test('says that the other member is typing, until their message is here or some seconds are over', async () => {
    const stream = withLiveStream();
    const written = [threadMessageOf()];
    openTab({ thread: () => threadOf(written.toReversed()) }, CONVERSATION);
    expect(await screen.findByText('Shall we meet?')).toBeVisible();
    await waitFor(() => expect(stream.isOpen()).toBe(true));
    stream.tell(['typing:8']);
    expect(screen.queryByText(/is typing/)).toBeNull();
    stream.tell(['typing:9']);
    expect(await screen.findByText('Ben Okafor is typing...')).toBeVisible();
    written.push(threadMessageOf({ id: 2, content: 'On Friday' }));
    stream.tell(['messages']);
    expect(await screen.findByText('On Friday')).toBeVisible();
    expect(screen.queryByText(/is typing/)).toBeNull();
  });

  test('lets the other member know of typing once in some seconds, and only where both show it', async () => {
    for (const showsTyping of [false, true]) {
      const { user } = openTab(
        {
          thread: () => threadOf([threadMessageOf()], { showsTyping }),
          conversations: { signalTyping: () => ({ isShown: true }) },
        },
        CONVERSATION,
      );
      const fields = await screen.findAllByLabelText('Write to Ben Okafor');
      await user.type(fields.at(-1) ?? document.body, 'Yes, of course');
      const signals = calls.filter((call) => call === 'messages.conversations.signalTyping');
      expect(signals).toHaveLength(showsTyping ? 1 : 0);
      cleanup();
    }
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

  test('an edit that was left goes on when the conversation is opened again, until it is canceled', async () => {
    const shown = threadMessageOf({ id: 2, isMine: true, can: { change: true }, content: 'At nine?' });
    const open = () => openTab({ thread: () => threadOf([shown]) }, CONVERSATION);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More options for your message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Edit your message'), ' Or at ten?');
    cleanup();
    const again = open();
    expect(await screen.findByLabelText('Edit your message')).toHaveValue('At nine? Or at ten?');
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('At nine?')).toBeVisible();
    cleanup();
    open();
    expect(await screen.findByText('At nine?')).toBeVisible();
    expect(screen.queryByLabelText('Edit your message')).toBeNull();
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

  test('a member can be reported from the conversation, with the hint that nobody else reads it', async () => {
    let reported: unknown;
    const user = userEvent.setup();
    answerApi({
      auth: { me: () => memberOf() },
      site: { config: () => siteOf() },
      messages: { thread: () => threadOf([threadMessageOf()]) },
      profile: {
        report: (input) => {
          reported = input;
          return { id: 9, reported: true };
        },
      },
    });
    openPage(CONVERSATION);
    await user.click(await screen.findByRole('button', { name: 'More options for Ben Okafor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report Ben Okafor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Ben Okafor' }));
    expect(dialog.getByText(/^Administrators can't read your messages\./)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(/^What's wrong/), 'insult');
    await user.type(dialog.getByLabelText('In your words (optional)'), 'He wrote: "Shut up"');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText("The member was reported. We'll take a look.")).toBeVisible();
    expect(reported).toEqual({ id: 9, category: 'insult', reason: 'He wrote: "Shut up"' });
  });
});

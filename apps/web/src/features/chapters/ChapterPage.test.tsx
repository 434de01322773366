import { screen, within } from '@testing-library/react';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { chapterOf, chapterPersonOf } from '../../../testing/chapters.ts';
import { listedEventOf } from '../../../testing/events.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };
const nobody = { items: [], nextCursor: null };
const everyone = {
  items: [
    {
      person: chapterPersonOf(),
      role: 'member' as const,
      seat: null,
      joinedAt: '2026-01-05T10:00:00.000Z',
    },
  ],
  nextCursor: null,
};
const can = chapterOf().can;

test('a member asks to join, with an answer to the question of the leaders', async () => {
  const joined: unknown[] = [];
  answerApi({
    ...member,
    chapters: {
      get: () => chapterOf({ question: 'Who sent you?', can: { ...can, request: true } }),
      members: {
        list: () => everyone,
        join(input) {
          joined.push(input);
          return { userId: 1, role: 'member', state: 'requested' };
        },
      },
    },
  });
  const { user } = openPage('/chapters/lisbon');
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Who sent you?'), 'My neighbor');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(joined).toEqual([{ slug: 'lisbon', answer: 'My neighbor', seat: '' }]);
});

test('a leader finds whom to invite by their name', async () => {
  const invited: unknown[] = [];
  const rui = { id: 9, username: 'rui-baker', name: 'Rui Baker', jobTitle: 'Baker', company: null };
  const found = {
    members: [{ ...rui, avatar: null, why: null }],
    businesses: [],
    posts: [],
    articles: [],
    opportunities: [],
    events: [],
    chapters: [],
    similar: { members: [], businesses: [], opportunities: [] },
  };
  answerApi({
    ...member,
    search: { all: () => found },
    chapters: {
      get: () => chapterOf({ can: { ...can, manage: true } }),
      members: { list: () => everyone },
      requests: { list: () => nobody },
      invitations: {
        create(input) {
          invited.push(input);
          return { userId: 9, role: 'member', state: 'invited' };
        },
      },
    },
  });
  const { user } = openPage('/chapters/lisbon');
  await user.type(await screen.findByLabelText(/^Invite a member/), 'Rui');
  await user.click(await screen.findByRole('button', { name: 'Choose Rui Baker, @rui-baker' }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(invited).toEqual([{ slug: 'lisbon', username: 'rui-baker' }]);
});

test('an invitation is declined once and for all', async () => {
  const withdrawn: unknown[] = [];
  answerApi({
    ...member,
    chapters: {
      get: () => chapterOf({ mine: { role: 'member', state: 'invited' }, can: { ...can, join: true } }),
      members: {
        list: () => nobody,
        withdraw(input) {
          withdrawn.push(input);
          return { userId: 1, role: 'member', state: 'left' };
        },
      },
    },
  });
  const { user } = openPage('/chapters/lisbon');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'No more invitations to this chapter' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Invitation declined')).toBeVisible();
  expect(withdrawn).toEqual([{ slug: 'lisbon', never: true }]);
});

test('a visitor sees what the chapter is about, and is asked to join', async () => {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    chapters: { get: () => chapterOf({ can: { ...can, seeMembers: false } }) },
  });
  openPage('/chapters/lisbon');
  expect(await screen.findByRole('link', { name: 'Join to take part' })).toBeVisible();
  expect(screen.getByText('Sign in to see who belongs to it.')).toBeVisible();
});

test('a leader approves a request, and changes roles', async () => {
  const done: unknown[] = [];
  answerApi({
    ...member,
    chapters: {
      get: () => chapterOf({ mine: { role: 'leader', state: 'active' }, can: { ...can, manage: true } }),
      requests: {
        list: ({ state }) => ({
          items:
            state === 'requested'
              ? [
                  {
                    person: chapterPersonOf(8),
                    answer: 'I bake.',
                    seat: null,
                    createdAt: '2026-01-05T10:00:00.000Z',
                  },
                ]
              : [],
          nextCursor: null,
        }),
        decide(input) {
          done.push(input);
          return { userId: 8, role: 'member', state: 'active' };
        },
      },
      members: {
        list: () => everyone,
        setRole(input) {
          done.push(input);
          return { userId: 7, role: 'leader', state: 'active' };
        },
      },
    },
  });
  const { user } = openPage('/chapters/lisbon');
  expect(await screen.findByText('I bake.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve Member 8' }));
  expect(await screen.findByText('Member approved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Options for Member 7' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make leader' }));
  expect(await screen.findByText('Role changed')).toBeVisible();
  expect(done).toEqual([
    { slug: 'lisbon', userId: 8, approve: true },
    { slug: 'lisbon', userId: 7, role: 'leader' },
  ]);
});

test('a chapter shows its meetings, and its organizers plan the next one', async () => {
  answerApi({
    ...member,
    chapters: {
      get: () => chapterOf({ mine: { role: 'organizer', state: 'active' } }),
      members: { list: () => nobody },
    },
    events: { list: () => ({ items: [listedEventOf()], nextCursor: null, can: { create: true } }) },
  });
  openPage('/chapters/lisbon');
  expect(await screen.findByRole('article', { name: 'Breakfast at the mill' })).toHaveTextContent(
    '20 seats left',
  );
  expect(screen.getByRole('link', { name: 'Plan a meeting' })).toHaveAttribute(
    'href',
    '/events/new?chapter=lisbon',
  );
});

test('closing a chapter with coming meetings asks about them, and cancels them by that choice alone', async () => {
  const closed: unknown[] = [];
  const own = chapterOf({ mine: { role: 'leader', state: 'active' }, can: { ...can, manage: true } });
  answerApi({
    ...member,
    chapters: {
      get: () => own,
      setClosed(input) {
        closed.push(input);
        if (!input.cancelEvents)
          throw new TRPCError({ code: 'CONFLICT', message: '“Breakfast” is still to come.' });
        return chapterOf({ isClosed: true });
      },
    },
  });
  const { user } = openPage('/chapters/lisbon/edit');
  await user.click(await screen.findByRole('button', { name: 'Close chapter' }));
  const asked = await screen.findByRole('dialog', { name: 'Close this chapter?' });
  await user.click(within(asked).getByRole('button', { name: 'Close chapter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the meetings too?' });
  expect(dialog).toHaveTextContent('“Breakfast” is still to come.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel meetings and close' }));
  expect(await screen.findByText('Chapter closed')).toBeVisible();
  expect(closed).toEqual([
    { slug: 'lisbon', closed: true },
    { slug: 'lisbon', closed: true, cancelEvents: true },
  ]);
});

test('a chapter that is not for this reader is not found', async () => {
  answerApi({
    ...member,
    chapters: {
      get() {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This chapter does not exist' });
      },
    },
  });
  openPage('/chapters/secret');
  expect(await screen.findByText('Chapter not found')).toBeVisible();
});

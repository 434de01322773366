import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { eventOf } from '../../../testing/events.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const site = { config: () => siteOf() };
const page = '/events/breakfast-at-the-mill';
const nobody = { list: () => ({ items: [], guests: 0, nextCursor: null }) };

/** The page of an event, for a visitor who becomes a member. */
function answerEvent() {
  let viewer: ReturnType<typeof memberOf> | null = null;
  const enter = () => (viewer = memberOf());
  answerApi({
    auth: { me: () => viewer, login: enter },
    registration: {
      join() {
        enter();
        return { status: 'joined' };
      },
    },
    site,
    events: {
      get: () => eventOf(viewer ? { can: { ...eventOf().can, join: true } } : {}),
      attendance: { ...nobody, join: () => ({ dateId: 11, status: 'going', position: null }) },
    },
  });
}

const dialogCalled = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a visitor who joins to take a seat has it afterwards, and is told so', async () => {
  answerEvent();
  const { user, router } = openPage(page);
  await user.click(await screen.findByRole('link', { name: 'Join to take a seat' }));
  const join = await dialogCalled(`Join to take a seat at “${eventOf().title}”`);
  expect(join.getByText('You’ll come straight back to it.')).toBeVisible();
  await user.type(join.getByLabelText(/First name/), 'Ana');
  await user.type(join.getByLabelText(/Last name/), 'Duarte');
  await user.type(join.getByLabelText(/^Email/), 'ana@example.test');
  await user.type(join.getByLabelText(/^Password/), 'bread1');
  await user.click(join.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(calls.filter((call) => call === 'events.attendance.join')).toHaveLength(1));
  expect(await screen.findByText('You have a seat')).toBeVisible();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: page, search: '' }));
});

test('signing in from the same dialog does it, too, and the browser remembers that', async () => {
  answerEvent();
  const { user } = openPage(page);
  await user.click(await screen.findByRole('link', { name: 'Join to take a seat' }));
  await user.click(await screen.findByRole('button', { name: 'Already have an account? Sign in' }));
  const signIn = await dialogCalled(`Sign in to take a seat at “${eventOf().title}”`);
  await user.type(signIn.getByLabelText('Email'), 'ana@example.test');
  await user.type(signIn.getByLabelText('Password'), 'bread-and-salt');
  await user.click(signIn.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(calls.filter((call) => call === 'events.attendance.join')).toHaveLength(1));
  expect(localStorage.getItem('guildhall:signed-in-before')).toBe('yes');
});

test('a link alone takes no seat for a member, and makes the dialog name nothing', async () => {
  answerApi({
    auth: { me: () => memberOf() },
    site,
    events: { get: () => eventOf({ can: { ...eventOf().can, join: true } }), attendance: nobody },
  });
  openPage(`${page}?seat=on`);
  expect(await screen.findByRole('button', { name: 'Sign up for this date' })).toBeVisible();
  expect(calls).not.toContain('events.attendance.join');
});

test('where somebody has signed in before, the dialog begins with signing in', async () => {
  const services = { list: () => [] };
  localStorage.setItem('guildhall:signed-in-before', 'yes');
  answerApi({ auth: { me: () => null }, site, services });
  openPage('/businesses');
  expect(await screen.findByRole('link', { name: 'List your business' })).toHaveAttribute(
    'href',
    '/businesses?dialog=login&next=%2Fbusiness%2Fcreate',
  );
});

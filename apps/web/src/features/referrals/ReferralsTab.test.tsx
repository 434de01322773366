import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { matchOf, referralOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

function openTab(
  answers: Answers['referrals'],
  address = '/dashboard?tab=referrals',
  viewer: Parameters<typeof memberOf>[0] = {},
) {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({
    auth: { me: () => memberOf(viewer) },
    site: { config: () => siteOf() },
    referrals: {
      matches: () => [],
      pending: () => [],
      introducible: () => [],
      stats: () => ({ sent: 6, successful: 2, successRate: 33 }),
      ...answers,
    },
  });
  return openPage(address);
}

const definition = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('referral matches', () => {
  test('show the member, the score and the reasons, and can be referred', async () => {
    openTab({ matches: () => [matchOf()] });
    const card = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
    expect(card.getByText('Good match')).toBeVisible();
    expect(card.getByText('You look for “a bookkeeper”. Ben offers “bookkeeping”.')).toBeVisible();
    expect(card.getByText('2 mutual connections')).toBeVisible();
    expect(card.getByRole('button', { name: 'Refer Ben Okafor' })).toBeEnabled();
  });

  test('a disabled Refer button gives its reason to mouse and keyboard', async () => {
    const reason = 'You have an open referral to this member';
    const { user } = openTab({ matches: () => [matchOf({ canRefer: false, canReferReason: reason })] });
    const button = () => screen.getByRole('button', { name: `Refer Ben Okafor: ${reason}` });
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    // The tooltip is a chunk of its own, which replaces the plain button when it has come.
    await waitFor(async () => {
      await user.hover(button());
      expect(screen.getByRole('tooltip')).toHaveTextContent(reason);
    });
    await user.unhover(button());
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    act(() => button().focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await user.click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a member to whom a referral is under way shows that it waits, with the way to it', async () => {
    const refused = { canRefer: false, canReferReason: 'You have an open referral to this member' };
    const { user } = openTab({
      matches: () => [matchOf(refused), matchOf({ id: 10, name: 'Cleo Hart' })],
      pending: () => [referralOf({ id: 5 }), referralOf({ id: 6, status: 'declined' })],
      get: () => ({ referral: referralOf(), timeline: [], contact: null }),
    });
    const card = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
    expect(await card.findByText(/Sent. Waiting for an answer./)).toBeVisible();
    expect(card.getByRole('button', { name: /^Refer Ben/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Refer Cleo Hart' })).toBeEnabled();
    await user.click(card.getByRole('button', { name: 'See your referral to Ben Okafor' }));
    const sent = screen.getAllByRole('article', { name: 'You introduced yourself to Ben Okafor' })[0];
    await waitFor(() => expect(sent).toHaveAttribute('data-target'));
  });

  test('a member who says neither what they offer nor what they seek reads why they cannot refer, and adds it', async () => {
    const reason = 'To refer members, first add what you offer or what you’re looking for to your profile';
    const { user } = openTab(
      { matches: () => [matchOf({ canRefer: false, canReferReason: reason })] },
      undefined,
      { servicesOffered: null, lookingFor: ' ' },
    );
    expect(await screen.findByText(reason)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add what you offer' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('a member who says what they offer reads no such reason', async () => {
    openTab({ matches: () => [matchOf()] }, undefined, { servicesOffered: 'bread' });
    expect(await screen.findByRole('button', { name: 'Refer Ben Okafor' })).toBeEnabled();
    expect(screen.queryByText(/To refer members/)).toBeNull();
  });

  test('Refer sends the optional message, confirms it, closes the dialog and refetches the matches', async () => {
    let sent: unknown;
    const { user } = openTab({
      matches: () => [matchOf()],
      send: (input) => {
        sent = input;
        return referralOf();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refer Ben Okafor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Personal message (optional)'), 'You two should talk');
    calls.length = 0;
    await user.click(dialog.getByRole('button', { name: 'Send Referral' }));
    expect(await screen.findByText('Referral sent!')).toBeVisible();
    expect(screen.getByText('Your referral has been processed and sent via our AI system.')).toBeVisible();
    expect(sent).toEqual({ targetId: 9, targetType: 'user', message: 'You two should talk' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(expect.arrayContaining(['referrals.pending', 'referrals.stats']));
  });

  test('a member introduces the connection who fits best, unless they choose another or themselves', async () => {
    let sent: unknown;
    const reason = 'Ben looks for “a bookkeeper”. Cleo offers “bookkeeping”.';
    const cleo = {
      id: 11,
      username: 'cleo',
      name: 'Cleo Hart',
      avatar: null,
      title: null,
      company: null,
      reason,
    };
    const abe = { ...cleo, id: 12, username: 'abe', name: 'Abe Lund', reason: null };
    const { user } = openTab({
      matches: () => [matchOf()],
      introducible: () => [cleo, abe],
      send: (input) => {
        sent = input;
        return referralOf();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refer Ben Okafor' }));
    const dialog = within(await screen.findByRole('dialog'));
    const suggested = within(await dialog.findByRole('group', { name: 'Suggested' }));
    expect(suggested.getByRole('option', { name: 'Cleo Hart' })).toBeInTheDocument();
    const others = within(dialog.getByRole('group', { name: 'Your other connections' }));
    expect(others.getByRole('option', { name: 'Abe Lund' })).toBeInTheDocument();
    const referee = dialog.getByLabelText('Who would you like to introduce?');
    expect(referee).toHaveDisplayValue('Cleo Hart');
    await user.selectOptions(referee, 'Myself, to work with Ben Okafor');
    expect(dialog.queryByText(reason)).toBeNull();
    await user.selectOptions(referee, 'Cleo Hart');
    expect(dialog.getByText(reason)).toBeVisible();
    expect(dialog.getByText(/Cleo Hart and Ben Okafor both have to agree/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send Referral' }));
    await screen.findByText('Referral sent!');
    expect(sent).toMatchObject({ targetId: 9, refereeId: 11 });
  });

  test('an error is shown with its reason, and the dialog stays open', async () => {
    const { user } = openTab({
      matches: () => [matchOf()],
      send: () => {
        throw apiError('CONFLICT', 'This member isn’t accepting referrals');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refer Ben Okafor' }));
    await user.click(await screen.findByRole('button', { name: 'Send Referral' }));
    expect(await screen.findByText('This member isn’t accepting referrals')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('pending referrals', () => {
  test('stand apart from those under way and those that ended', async () => {
    openTab({
      pending: () => [
        referralOf({ id: 1 }),
        referralOf({ id: 2, status: 'accepted' }),
        referralOf({ id: 3, status: 'completed' }),
        referralOf({ id: 4, status: 'declined' }),
      ],
    });
    const cardsIn = async (name: string) =>
      within(await screen.findByRole('region', { name })).findAllByRole('article');
    expect(await cardsIn('Pending Referrals')).toHaveLength(1);
    expect(await cardsIn('Active Referrals')).toHaveLength(1);
    expect(await cardsIn('Past Referrals')).toHaveLength(2);
  });

  test('completing asks for the outcome, refuses an impossible value and shows the thanks', async () => {
    let sent: unknown;
    const { user } = openTab({
      pending: () => [
        referralOf({
          status: 'accepted',
          role: 'target',
          direction: 'received',
          can: { accept: false, decline: true, withdraw: false, complete: true },
        }),
      ],
      respond: (input) => {
        sent = input;
        return referralOf({ status: 'completed' });
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Mark as completed/ }));
    expect(calls).not.toContain('referrals.respond');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Thank-you note/), 'The best baker in town');
    const value = dialog.getByLabelText(/^Value in/);
    for (const wrong of ['1e309', '-5', 'a lot']) {
      await user.clear(value);
      await user.type(value, wrong);
      await user.click(dialog.getByRole('button', { name: 'Complete referral' }));
      expect(dialog.getByText('Enter a whole number of at most $1,000,000,000')).toBeVisible();
    }
    expect(calls).not.toContain('referrals.respond');
    await user.clear(value);
    await user.type(value, '1,200.00');
    expect(dialog.getByText('= $1,200.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Complete referral' }));
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent).toEqual({
      id: 5,
      status: 'completed',
      outcome: { thanks: 'The best baker in town', value: 1200, shared: false },
    });
    expect(await screen.findByText('Referral completed')).toBeVisible();
  });

  test('the sender can only withdraw a referral', async () => {
    openTab({ pending: () => [referralOf()] });
    const card = within(
      await screen.findByRole('article', { name: 'You introduced yourself to Ben Okafor' }),
    );
    expect(card.getByText('pending')).toBeVisible();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Show the history',
      'Withdraw',
    ]);
  });

  test('the recipient can accept, and an alert at the top points to the referral', async () => {
    let answered: unknown;
    const asked = referralOf({
      direction: 'received',
      role: 'target',
      can: { accept: true, decline: true, withdraw: false, complete: false },
    });
    const { user } = openTab({
      pending: () => [asked],
      respond: (input) => {
        answered = input;
        return { ...asked, status: 'accepted' };
      },
    });
    expect(await screen.findByText('A referral is waiting for your reply')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept: Ana Duarte would like to work with you' }));
    expect(await screen.findByText('Referral accepted')).toBeVisible();
    expect(answered).toEqual({ id: 5, status: 'accepted' });
  });

  test('the referral named in the URL is expanded, with its history and the contact details', async () => {
    openTab(
      {
        pending: () => [referralOf({ status: 'accepted' })],
        get: () => ({
          referral: referralOf({ status: 'accepted' }),
          timeline: [
            {
              id: 1,
              kind: 'sent',
              text: 'Ana Duarte sent this referral',
              createdAt: '2026-01-05T10:00:00.000Z',
              relativeTime: '1d ago',
            },
          ],
          contact: { person: referralOf().target, email: 'ben@example.test', phoneNumber: null },
        }),
      },
      '/dashboard?tab=referrals&referral=5',
    );
    expect(await screen.findByText('Ana Duarte sent this referral')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ben@example.test' })).toHaveAttribute(
      'href',
      'mailto:ben@example.test',
    );
  });
});

test('the stats show sent and successful referrals', async () => {
  openTab({});
  await screen.findByRole('heading', { name: 'Referral Stats' });
  await screen.findByText('Successful');
  expect(['Sent', 'Successful', 'Success rate'].map((name) => definition(name)?.textContent)).toEqual([
    '6',
    '2',
    '33%',
  ]);
});

test('the stats show no rate of fewer than five referrals', async () => {
  openTab({ stats: () => ({ sent: 4, successful: 1, successRate: 25 }) });
  expect(await screen.findByText('Successful')).toBeVisible();
  expect(screen.queryByText('Success rate')).toBeNull();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { memberCardOf, memberFacetsOf } from '../../../testing/members-directory.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Inputs } from '../../lib/trpc.ts';
import type { MemberCardData, MemberFacets } from './members-filter.ts';

type Asked = Inputs['members']['list'];
type Listed = { items: MemberCardData[]; similar?: MemberCardData[] };

function openMembers(
  address: string,
  list: (input: Asked) => Listed,
  {
    facets,
    whyNot = null,
    open = false,
  }: { facets?: Partial<MemberFacets>; whyNot?: string | null; open?: boolean } = {},
) {
  const asked: Asked[] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    members: {
      list: (input) => {
        asked.push(input);
        return { similar: [], nextCursor: null, ...list(input) };
      },
      facets: () => memberFacetsOf(facets),
    },
    messages: {
      permissions: ({ userIds }) =>
        userIds.map((userId) => ({
          userId,
          can: { write: whyNot === null, open },
          cannotWriteReason: whyNot,
        })),
    },
  });
  return { ...openPage(address), asked };
}

describe('the members directory', () => {
  test('a card leads to the profile, and offers to connect and to write', async () => {
    const { user } = openMembers('/members', () => ({
      items: [memberCardOf({ offers: 'Bread by bike', seeks: 'A bookkeeper' })],
    }));
    const card = within(await screen.findByRole('article', { name: 'Ben Brandt' }));
    for (const words of ['Baker at Rye & Shine', 'Lisbon', 'Food', 'Bread by bike', 'A bookkeeper'])
      expect(card.getByText(words)).toBeVisible();
    expect(card.getByRole('link', { name: 'Ben Brandt' })).toHaveAttribute('href', '/profile/ben-brandt');
    expect(await card.findByRole('link', { name: 'Message Ben Brandt' })).toHaveAttribute(
      'href',
      '/messages?with=21',
    );
    await user.click(card.getByRole('button', { name: 'Connect with Ben Brandt' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toBeVisible();
    // Ends a word of an input method; a request sent by it would fail here.
    fireEvent.keyDown(await within(dialog).findByRole('textbox'), { key: 'Enter', keyCode: 229 });
    expect(calls).not.toContain('connections.request');
  });

  test('where the reasons end, a heading says that these are the other members', async () => {
    const match = { strength: 'strong' as const, reason: 'You look for bread' };
    openMembers('/members', () => ({
      items: [memberCardOf({ match }), memberCardOf({ id: 22, firstName: 'Cleo', name: 'Cleo Crumb' })],
    }));
    const best = await screen.findByRole('list', { name: 'Best matches' });
    expect(within(best).getAllByRole('article')).toHaveLength(1);
    const heading = screen.getByRole('heading', { name: 'Other members' });
    expect(best.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(screen.getByRole('list', { name: 'Members' })).getByRole('article')).toHaveAccessibleName(
      'Cleo Crumb',
    );
  });

  test('without a match there is one list and no such heading', async () => {
    openMembers('/members', () => ({ items: [memberCardOf()] }));
    expect(await screen.findByRole('list', { name: 'Members' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Other members' })).toBeNull();
  });

  test.each([
    ['self', 'This is you', []],
    ['connected', 'Connected', ['Message']],
    ['pending_out', 'Request sent', ['Message']],
    ['pending_in', 'Wants to connect', ['Respond', 'Message']],
  ] as const)('a card says how the viewer is connected: %s', async (relation, words, actions) => {
    openMembers('/members', () => ({ items: [memberCardOf({ relation })] }));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(words)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    await waitFor(() =>
      expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Ben Brandt',
        ...actions,
      ]),
    );
  });

  test('says why the viewer cannot write', async () => {
    openMembers('/members', () => ({ items: [memberCardOf()] }), { whyNot: 'They have not answered yet' });
    expect(
      await screen.findByRole('button', { name: /can't message Ben Brandt: They have not answered yet/ }),
    ).toBeVisible();
  });

  test('while a message waits for a reply, the card leads to the conversation', async () => {
    openMembers('/members', () => ({ items: [memberCardOf()] }), {
      whyNot: 'Waiting for a reply.',
      open: true,
    });
    const see = await screen.findByRole('link', { name: 'See the conversation: Ben Brandt' });
    expect(see).toHaveTextContent('See the conversation');
    expect(see).toHaveAttribute('href', '/messages?with=21');
    expect(screen.queryByRole('button', { name: /message Ben Brandt/ })).toBeNull();
  });

  test('reads the filter from the URL and writes it back', async () => {
    const { user, router, asked } = openMembers(
      '/members?search=rye&industry=food&letter=b',
      () => ({ items: [memberCardOf()] }),
      {
        facets: {
          industry: [{ value: 'food', label: 'Food', count: 3 }],
          place: [{ value: 'lisbon', label: 'Lisbon', count: 2 }],
        },
      },
    );
    await screen.findByRole('article');
    expect(asked[0]).toMatchObject({ search: 'rye', industry: 'food', letter: 'b' });
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('rye');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Lisbon (2)');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?search=rye&industry=food&letter=b&place=lisbon'),
    );
    const allNames = () => screen.getByRole('link', { name: 'All last names' });
    await waitFor(() => expect(allNames()).toHaveAttribute('href', expect.stringContaining('place=lisbon')));
    await user.click(allNames());
    await waitFor(() => expect(router.state.location.search).toBe('?search=rye&industry=food&place=lisbon'));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue(''));
  });

  test('links the initials that there are, and marks the chosen one', async () => {
    openMembers('/members?letter=b', () => ({ items: [memberCardOf()] }), {
      facets: { letters: ['b', 'k', 'other'] },
    });
    await screen.findByRole('article');
    const letters = within(screen.getByRole('navigation', { name: 'Last name' }));
    await waitFor(() =>
      expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All',
        'B',
        'K',
        'Other',
      ]),
    );
    expect(letters.getByRole('link', { name: 'Last names beginning with B' })).toHaveAttribute(
      'aria-current',
    );
  });

  test('marks counts above what is counted as lower bounds', async () => {
    openMembers('/members', () => ({ items: [memberCardOf()] }), {
      facets: {
        total: 3_000,
        isLowerBound: true,
        industry: [{ value: 'food', label: 'Food', count: 40 }],
      },
    });
    expect(await screen.findByText('At least 3,000 members')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Food (40+)' })).toBeInTheDocument();
  });

  test('shows close matches instead of an empty page', async () => {
    openMembers('/members?search=leaking%20tap', () => ({ items: [], similar: [memberCardOf()] }));
    expect(await screen.findByRole('region', { name: 'Close matches' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Ben Brandt' })).toBeVisible();
    expect(screen.queryByText('No members found')).toBeNull();
  });

  test('an empty result offers to clear the filters; an empty community has none to clear', async () => {
    const { router } = openMembers('/members?place=nowhere', () => ({ items: [] }));
    expect(await screen.findByRole('heading', { name: 'No members found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await router.navigate('/members');
    expect(await screen.findByRole('heading', { name: 'No members yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('a visitor browses it where the community says so, without anything to press on a member', async () => {
    answerApi({
      auth: { me: () => null },
      site: {
        config: () =>
          siteOf({ community: { ...COMMUNITY_DEFAULTS, publicMembers: true }, membersInvite: true }),
      },
      members: {
        list: () => ({ items: [memberCardOf()], similar: [], nextCursor: null }),
        facets: () => memberFacetsOf(),
      },
    });
    openPage('/members');
    const card = within(await screen.findByRole('article', { name: 'Ben Brandt' }));
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invite people' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Members' }).length).toBeGreaterThan(0);
    expect(calls).not.toContain('messages.permissions');
  });

  test('a visitor is sent to sign in where it is for members only', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage('/members');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/?dialog=login&next=%2Fmembers',
      ),
    );
  });
});

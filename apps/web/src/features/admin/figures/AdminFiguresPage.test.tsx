import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { figuresOf } from '../../../../testing/figures.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Inputs } from '../../../lib/trpc.ts';
import type { Figures } from './figures.hooks.ts';

type Asked = Inputs['admin']['figures']['get'];

const asAdmin = (figures: object) =>
  answerApi({ auth: { me: adminOf }, site: { config: () => siteOf() }, admin: { figures } });

function openFigures(address: string, answer: Partial<Figures> = {}) {
  const asked: Asked[] = [];
  const get = (input: Asked) => {
    asked.push(input);
    return figuresOf(answer);
  };
  asAdmin({ get });
  return { asked, ...openPage(address) };
}

const counts: Partial<Figures['counts']> = {
  membersAtStart: { now: 361, before: 340 },
  joined: { now: 74, before: 30 },
  membersAtEnd: { now: 412, before: 361 },
  ended: { now: 17, before: 0 },
  renewed: { now: 181, before: 0 },
};

describe('the figures of a community', () => {
  test('show this year beside the same days a year before, each with what it counts', async () => {
    const { asked } = openFigures('/admin/figures', {
      counts: { ...figuresOf().counts, ...counts },
      introductionValue: {
        now: [
          { currency: 'EUR', hundredths: 4_821_000 },
          { currency: 'USD', hundredths: 120_050 },
        ],
        before: [],
      },
    });
    expect(await screen.findByText('412 members, 51 more than on January 1, 2026.')).toBeVisible();
    expect(asked[0]).toEqual({ preset: 'thisYear' });
    const members = within(screen.getByRole('table', { name: 'Members' }));
    expect(members.getByRole('link', { name: 'Joined: 74' })).toHaveAttribute(
      'href',
      '/admin/figures/joined?from=2026-01-01&to=2026-11-26',
    );
    expect(members.getByRole('link', { name: 'Joined: 30' })).toHaveAttribute(
      'href',
      '/admin/figures/joined?from=2025-01-01&to=2025-11-26',
    );
    expect(members.getByRole('rowheader', { name: /^Joined Everyone whose membership began/ })).toBeVisible();
    expect(members.getByRole('rowheader', { name: /^Renewed of 198 that were due/ })).toBeVisible();
    expect(members.queryByRole('link', { name: 'Left: 0' })).toBeNull();
    expect(screen.getByRole('link', { name: /€48,210 ?\$1,200\.50$/ })).toBeVisible();
  });

  test('say of how many members nobody knows since when they are one', async () => {
    openFigures('/admin/figures', { assumedStarts: 12 });
    expect(await screen.findByText(/^Of 12 of them nobody has entered since when/)).toBeVisible();
  });

  test('of an empty community are zeros, and sentences where there is nothing to list', async () => {
    openFigures('/admin/figures');
    expect(await screen.findByText('0 members, as many as on January 1, 2026.')).toBeVisible();
    expect(screen.getAllByText('No member has stated one.')).toHaveLength(2);
  });

  test('are of the days that the administrator chooses, and those are downloaded', async () => {
    const { asked, router, user } = openFigures('/admin/figures');
    await screen.findByText(/0 members/);
    await user.selectOptions(screen.getByLabelText('Days'), 'Last year');
    expect(router.state.location.search).toBe('?preset=lastYear');
    await waitFor(() => expect(asked.at(-1)).toEqual({ preset: 'lastYear' }));
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/admin/figures.csv?preset=lastYear',
    );
    await user.selectOptions(screen.getByLabelText('Days'), 'Other days');
    await user.clear(screen.getByLabelText('First day'));
    await user.type(screen.getByLabelText('First day'), '2026-12-31');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('The last day is before the first one.')).toBeVisible();
    await user.clear(screen.getByLabelText('First day'));
    await user.type(screen.getByLabelText('First day'), '2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-11-26');
  });

  test('lead from a month to the members who were here in it', async () => {
    openFigures('/admin/figures', { activeByMonth: [{ month: '2026-03', now: 183, before: 142 }] });
    expect(
      await screen.findByRole('link', { name: 'March 2026: 183 members, 142 a year before' }),
    ).toHaveAttribute('href', '/admin/figures/active?from=2026-03-01&to=2026-03-28');
  });
});

describe('the rows behind a figure', () => {
  const span = 'from=2026-01-01&to=2026-11-26';

  test('are its members, with those who left no name and invited addresses', async () => {
    const asked: Inputs['admin']['figures']['members'][] = [];
    const page = {
      items: [
        {
          id: 3,
          member: { id: 7, name: 'Ana Duarte', isErased: false, company: 'Pão' },
          email: null,
          day: '2026-03-01',
        },
        {
          id: 2,
          member: { id: 6, name: 'Former Member', isErased: true, company: null },
          email: null,
          day: '2026-02-01',
        },
        { id: 1, member: null, email: 'new@test.test', day: '2026-01-02' },
      ],
      nextCursor: null,
    };
    asAdmin({
      members: (input: Inputs['admin']['figures']['members']) => {
        asked.push(input);
        return page;
      },
    });
    openPage(`/admin/figures/invited?${span}&town=portland`);
    expect(await screen.findByRole('link', { name: 'Ana Duarte' })).toHaveAttribute(
      'href',
      '/admin/members/7',
    );
    expect(screen.getByText('Former Member')).not.toHaveAttribute('href');
    expect(screen.getByText('new@test.test')).toBeVisible();
    expect(asked[0]).toMatchObject({
      figure: 'invited',
      town: 'portland',
      from: '2026-01-01',
    });
  });

  test('are its introductions, with what came of them', async () => {
    asAdmin({
      introductions: () => ({
        items: [
          {
            id: 1,
            day: '2026-03-01',
            status: 'completed',
            referrer: { id: 1, name: 'Ana Duarte', isErased: false },
            referee: { id: 2, name: 'Ben Okafor', isErased: false },
            target: { id: 3, name: 'Carla Ruiz', isErased: false },
            amount: { currency: 'EUR', hundredths: 100_000 },
          },
        ],
        nextCursor: null,
      }),
    });
    openPage(`/admin/figures/introductionsCompleted?${span}`);
    const row = (await screen.findByText(/€1,000/)).closest('li');
    expect(row).toHaveTextContent(
      'Ana Duarte introduced Ben Okafor to Carla RuizCompleted · €1,000 · March 1, 2026',
    );
  });

  test('of a figure that does not exist are none', async () => {
    asAdmin({});
    openPage(`/admin/figures/nonsense?${span}`);
    expect((await screen.findAllByText('There is no such figure.'))[0]).toBeVisible();
  });
});

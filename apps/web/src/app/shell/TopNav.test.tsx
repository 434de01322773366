import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const mainNav = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const labelsOf = (nav: Awaited<ReturnType<typeof mainNav>>) =>
  nav.getAllByRole('link').map((link) => link.textContent);

describe('the top navigation', () => {
  test('a visitor finds News, Feed, Services, Directory, Opportunities and Events, and the sign-in buttons', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    openPage('/nowhere');
    expect(labelsOf(await mainNav())).toEqual([
      'News',
      'Feed',
      'Services',
      'Directory',
      'Opportunities',
      'Events',
    ]);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/nowhere?dialog=login',
    );
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/nowhere?dialog=register',
    );
  });

  test('a member also finds the dashboard and a menu of their own', async () => {
    answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() } });
    const { user } = openPage('/nowhere');
    const nav = await mainNav();
    await waitFor(() =>
      expect(labelsOf(nav)).toEqual(['Dashboard', 'News', 'Feed', 'Services', 'Directory', 'Members']),
    );
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const more = await screen.findAllByRole('menuitem');
    expect(more.map((item) => item.textContent)).toEqual([
      'Opportunities',
      'Events',
      'Chapters',
      'Referrals',
      'Connections',
      'My businesses',
    ]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Ana Duarte’s account menu' }));
    const items = await screen.findAllByRole('menuitem');
    const needed = ['View Profile', 'Edit Profile', 'Settings', 'Sign Out'];
    const labels = items.map((item) => item.textContent);
    expect(labels.filter((label) => needed.includes(label))).toEqual(needed);
    expect(items[0]).toHaveAttribute('href', '/profile/ana-duarte');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  test('a member finds the pages that the community links everywhere', async () => {
    const footerPages = [{ slug: 'statutes', title: 'Statutes' }];
    answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf({ footerPages }) } });
    const { user } = openPage('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Statutes' })).toHaveAttribute(
      'href',
      '/pages/statutes',
    );
  });

  test('the console is in the navigation and the menu of those the server offers it to', async () => {
    answerApi({
      auth: { me: () => memberOf({ role: 'admin', showsAdminLink: true }) },
      site: { config: () => siteOf() },
    });
    const { user } = openPage('/nowhere');
    const nav = await mainNav();
    expect(await nav.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    await user.click(await screen.findByRole('button', { name: 'Ana Duarte’s account menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Admin Console' })).toHaveAttribute('href', '/admin');
  });

  test('an administrator whom the server does not offer it to has no Admin link', async () => {
    answerApi({ auth: { me: () => memberOf({ role: 'admin' }) }, site: { config: () => siteOf() } });
    openPage('/nowhere');
    const nav = await mainNav();
    expect(await nav.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(nav.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  test('on small screens the items are in a collapsible menu that Escape closes', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { user } = openPage('/nowhere');
    const button = await screen.findByRole('button', { name: 'Menu' });
    expect(screen.queryByRole('navigation', { name: 'Main, small screens' })).toBeNull();
    await user.click(button);
    const panel = within(screen.getByRole('navigation', { name: 'Main, small screens' }));
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'News',
      'Feed',
      'Services',
      'Directory',
      'Opportunities',
      'Events',
      'Sign In',
      'Get Started',
    ]);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a navigation moves the focus to the heading and announces the title', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { user } = openPage('/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Meet the people/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Guildhall', { selector: 'output' })).toBeInTheDocument();
  });

  test('the focus moves from the skeleton of a profile to its heading', async () => {
    const answered = Promise.withResolvers<void>();
    answerApi({
      auth: { me: () => memberOf() },
      site: { config: () => siteOf() },
      profile: {
        get: async () => {
          await answered.promise;
          return profileOf();
        },
      },
    });
    const { user } = openPage('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Ana Duarte’s account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View Profile' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Loading profile...' })).toHaveFocus(),
    );
    answered.resolve();
    const name = await screen.findByRole('heading', { level: 1, name: 'Ana Duarte' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByText('Ana Duarte · Guildhall', { selector: 'output' })).toBeInTheDocument();
  });

  test('a visitor of the dashboard is redirected to the landing page', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage('/dashboard?tab=connections');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('a member who opens the landing page is redirected to the dashboard', async () => {
    answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() } });
    const { router } = openPage('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('a member whose membership has ended', () => {
  const open = (isReadOnly: boolean) => {
    const endedMembership = { endedOn: '2026-10-01', readOnlyFrom: '2026-11-01', isReadOnly };
    answerApi({ auth: { me: () => memberOf({ endedMembership }) }, site: { config: () => siteOf() } });
    openPage('/nowhere');
    return screen.findByRole('complementary', { name: 'Your membership' });
  };

  test('reads on every page that they can only read, and whom to write to', async () => {
    const bar = await open(true);
    expect(bar).toHaveTextContent(
      'Your membership ended on October 1, 2026. You can still read everything, but not publish. To renew it, write to support@guildhall.test.',
    );
    expect(within(bar).getByRole('link')).toHaveAttribute('href', 'mailto:support@guildhall.test');
  });

  test('reads in the first weeks from when on that will be so', async () => {
    expect(await open(false)).toHaveTextContent('From November 1, 2026 on you can read, but not publish.');
  });
});

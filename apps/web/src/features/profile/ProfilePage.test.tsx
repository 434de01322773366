import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { postOf } from '../../../testing/posts.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Profile, Related } from './profile.types.ts';

const NOTHING: Related = {
  works: [],
  businesses: [],
  posts: [],
  mutual: { count: 0, people: [] },
  match: null,
};

const LOAVES = { address: `/attachments/0a1b2c3d-1600x900-${'336699'.repeat(4)}.webp`, alt: 'Two loaves' };

function openProfile(
  fields: Partial<Profile> = {},
  viewer: ReturnType<typeof memberOf> | null = null,
  related: Partial<Related> = {},
) {
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    profile: { get: () => profileOf(fields), related: () => Object.assign({}, NOTHING, related) },
  });
  return openPage('/profile/ana-duarte');
}

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('a member reports another member from the menu of the profile', async () => {
  const sent: unknown[] = [];
  const can = { request: true, accept: false, decline: false, withdraw: false, remove: false };
  answerApi({
    auth: { me: () => memberOf({ id: 8 }) },
    site: { config: () => siteOf() },
    profile: {
      get: () => profileOf(),
      related: () => NOTHING,
      report(input) {
        sent.push(input);
        return { id: input.id, reported: true };
      },
    },
    connections: {
      withMember: ({ userId }) => ({
        userId,
        status: 'none',
        connectionId: null,
        can: { ...can, block: true, unblock: false },
      }),
    },
  });
  const { user } = openPage('/profile/ana-duarte');
  await user.click(await screen.findByRole('button', { name: 'More options for Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Ana Duarte' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'spam');
  await user.type(dialog.getByRole('textbox'), 'Sells in messages');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText("The member was reported. We'll take a look.")).toBeVisible();
  expect(sent).toEqual([{ id: profileOf().id, category: 'spam', reason: 'Sells in messages' }]);
});

describe('a public profile', () => {
  test('shows only the parts that the member filled in', async () => {
    openProfile({ lookingFor: 'a bookkeeper', skills: ['Baking', 'Catering'], languages: ['Portuguese'] });
    await screen.findByRole('heading', { level: 1, name: 'Ana Duarte' });
    expect(headings()).toEqual([
      'Ana Duarte',
      'Professional Information',
      'Looking For',
      'Skills and Expertise',
      'Languages',
      'Get In Touch',
      'Recent Posts',
    ]);
    for (const name of ['Email', 'Call', 'Book a call', 'LinkedIn', 'Website'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('asks search engines not to list a member who does not want it', async () => {
    openProfile({ searchEngines: false });
    await screen.findByRole('heading', { level: 1, name: 'Ana Duarte' });
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('shows the contact details that the member filled in', async () => {
    openProfile({
      email: 'ana@example.test',
      phoneNumber: '+351 21 (000)',
      linkedinUrl: 'https://l.test/a',
      website: 'https://a.test',
      bookingUrl: 'https://calls.test/ana',
    });
    expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:ana@example.test',
    );
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+35121000');
    expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
      'href',
      'https://calls.test/ana',
    );
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://l.test/a');
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://a.test/'.slice(0, -1),
    );
  });

  test('a visitor is asked to join to see how to reach a member, and comes back', async () => {
    openProfile({ contactRequires: 'signIn' });
    expect(await screen.findByRole('link', { name: 'Join to see how to reach Ana' })).toHaveAttribute(
      'href',
      '/profile/ana-duarte?dialog=register&next=%2Fprofile%2Fana-duarte',
    );
  });

  test('a member who is not connected is told what a connection would show', async () => {
    openProfile({ contactRequires: 'connection' }, memberOf({ id: 8 }));
    expect(await screen.findByText('Ana shows more contact details to connections.')).toBeVisible();
  });

  test('a member sees on the own profile who sees the contact details', async () => {
    openProfile({ email: 'ana@example.test' }, memberOf({ emailAudience: 'nobody' }));
    expect(await screen.findByText(/Who can see your email address: Only me/)).toBeVisible();
    expect(screen.queryByText(/phone number/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Change in Settings' })).toHaveAttribute(
      'href',
      '/settings#privacy',
    );
  });

  test('a member sees whom both know, why the two match, the businesses and the posts', async () => {
    const person = {
      id: 20,
      username: 'maya',
      name: 'Maya Torres',
      jobTitle: null,
      company: null,
      avatar: null,
    };
    openProfile({}, memberOf({ id: 8 }), {
      mutual: { count: 3, people: [person] },
      match: { strength: 'good', reasons: ['Ana offers what you look for: bread'], greeting: null },
      businesses: [
        {
          id: 3,
          slug: 'pao',
          name: 'Pão & Co',
          logo: null,
          industry: 'Bakeries',
          city: 'Lisbon',
          ratingAverage: 0,
          reviewCount: 0,
          title: null,
        },
      ],
      posts: [postOf({ id: 5, content: 'Bread at six', likes: 1, pictures: [LOAVES] })],
    });
    expect(await screen.findByText(/You both know/)).toHaveTextContent('Maya Torres and 2 other members');
    const match = within(screen.getByRole('region', { name: 'Why you and Ana match' }));
    expect(match.getByText('Ana offers what you look for: bread')).toBeVisible();
    expect(match.getByText('Good match')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pão & Co' })).toHaveAttribute('href', '/business/pao');
    expect(screen.queryByRole('img', { name: /of 5/ })).toBeNull();
    const post = within(screen.getByRole('article'));
    expect(post.getByText('Bread at six')).toBeVisible();
    expect(post.getByText('1 like')).toBeVisible();
    expect(post.getByRole('link')).toHaveAttribute('href', '/feed/5');
    expect(post.getByRole('link')).toHaveAccessibleDescription('Bread at six');
    expect(post.getByRole('img', { name: 'Two loaves' })).toBeVisible();
  });

  test('a member edits the own profile, which has no Connect, and is told what is missing', async () => {
    openProfile({}, memberOf());
    const main = within(await screen.findByRole('main'));
    const edit = await main.findAllByRole('link', { name: 'Edit profile' });
    for (const link of edit) expect(link).toHaveAttribute('href', '/profile/ana-duarte?dialog=edit-profile');
    expect(main.getByText("Your profile doesn't say what you do yet")).toBeVisible();
    expect(main.queryByRole('button', { name: 'Connect' })).toBeNull();
    expect(main.getByRole('link', { name: 'Write a post' })).toBeVisible();
  });

  test('posts that cannot be loaded can be retried, and the profile stays', async () => {
    let works = false;
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      profile: {
        get: () => profileOf(),
        related: () => {
          if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
          return NOTHING;
        },
      },
    });
    const { user } = openPage('/profile/ana-duarte');
    expect(await screen.findByText('The posts could not be loaded')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("Ana hasn't posted anything yet.")).toBeVisible();
  });

  test('a member without a picture is shown by initials', async () => {
    openProfile();
    expect(await screen.findByTitle('Ana Duarte')).toHaveTextContent('AD');
  });

  test('a visitor sees a Join link', async () => {
    openProfile();
    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/profile/ana-duarte?dialog=register',
    );
  });

  test('an unknown username shows the Profile Not Found card', async () => {
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      profile: {
        get: () => {
          throw apiError('NOT_FOUND', 'gone');
        },
      },
    });
    openPage('/profile/nobody');
    expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    expect(screen.getByText('The requested profile could not be found.')).toBeVisible();
  });

  test('any other error shows the error card with the username, and can be retried', async () => {
    let works = false;
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      profile: {
        get: () => {
          if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
          return profileOf();
        },
        related: () => NOTHING,
      },
    });
    const { user } = openPage('/profile/ana-duarte');
    const card = within(await screen.findByRole('alert'));
    expect(card.getByText('Error Loading Profile')).toBeVisible();
    expect(card.getByText('There was an error loading this profile. Please try again.')).toBeVisible();
    expect(card.getByText(/ana-duarte/)).toBeVisible();
    works = true;
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Duarte' })).toBeVisible();
  });

  test('Share copies the link where there is no share sheet', async () => {
    const { user } = openProfile();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Profile link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/profile/ana-duarte`);
  });

  test('Share shows the link where the browser refuses the sheet and the clipboard', async () => {
    const { user } = openProfile();
    const sheet = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Copy this link')).toBeVisible();
    expect(sheet).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'share');
  });

  test('Contact downloads the file and shows a toast', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: /^Contact/ }));
    expect(await screen.findByText('Contact downloaded')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Profile } from './profile.types.ts';

function openProfile(fields: Partial<Profile> = {}, viewer: ReturnType<typeof memberOf> | null = null) {
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    profile: { get: () => profileOf(fields) },
  });
  return openPage('/profile/ana-duarte');
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('a public profile', () => {
  test('shows only the parts that the member filled in', async () => {
    openProfile({ lookingFor: 'a bookkeeper', skills: ['Baking', 'Catering'] });
    await screen.findByRole('heading', { level: 1, name: 'Ana Duarte' });
    expect(headings()).toEqual([
      'Ana Duarte',
      'Professional Information',
      'Looking For',
      'Skills and Expertise',
      'Get In Touch',
    ]);
    for (const name of ['Email', 'Call', 'LinkedIn', 'Website'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('shows the contact details that the member filled in', async () => {
    openProfile({
      email: 'ana@example.test',
      phoneNumber: '+351 21 (000)',
      linkedinUrl: 'https://l.test/a',
      website: 'https://a.test',
    });
    expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:ana@example.test',
    );
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+35121000');
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://l.test/a');
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://a.test/'.slice(0, -1),
    );
  });

  test('a visitor is told to sign in to see how to reach a member, and comes back', async () => {
    openProfile({ contactRequires: 'signIn' });
    expect(await screen.findByRole('link', { name: 'Sign in to see how to reach Ana' })).toHaveAttribute(
      'href',
      '/?dialog=login&next=%2Fprofile%2Fana-duarte',
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
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
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

  test('Contact downloads the file and shows a toast', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Contact' }));
    expect(await screen.findByText('Contact downloaded')).toBeVisible();
  });
});

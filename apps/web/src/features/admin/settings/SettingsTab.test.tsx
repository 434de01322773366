import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import type { Locale } from '@guildhall/locale/locales';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

function openSettings(announcement: string, { canSave = true, locales = ['en'] as Locale[] } = {}) {
  const sent: unknown[] = [];
  let settings = {
    userRegistration: true,
    postModeration: false,
    membersWriteArticles: false,
    emailNotifications: true,
    announcement,
    announcementTexts: {},
    announcementStartsAt: null,
    announcementEndsAt: null,
    announcementAudience: 'everyone' as const,
  };
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, locales } }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    admin: {
      settings: {
        get: () => settings,
        update: (fields) => {
          if (!canSave) throw apiError('SERVICE_UNAVAILABLE', 'Try again later');
          sent.push(fields);
          settings = { ...settings, ...(fields as object) };
          return settings;
        },
      },
    },
  });
  return { ...openPage('/admin?tab=settings'), sent };
}

describe('the announcement', () => {
  test('saving it shows a toast', async () => {
    const { user } = openSettings('');
    await user.type(await screen.findByLabelText('Announcement text'), 'Closed on Friday.');
    await user.click(screen.getByRole('button', { name: 'Save announcement' }));
    expect(await screen.findByText('Announcement saved')).toBeVisible();
    expect(screen.getByLabelText('Announcement text')).toHaveValue('Closed on Friday.');
  });

  test('removing it shows a toast and empties the field', async () => {
    const { user } = openSettings('Closed on Friday.');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Announcement removed')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Announcement text')).toHaveValue(''));
  });

  test('an error keeps what was typed', async () => {
    const { user } = openSettings('', { canSave: false });
    await user.type(await screen.findByLabelText('Announcement text'), 'Closed on Friday.');
    await user.click(screen.getByRole('button', { name: 'Save announcement' }));
    expect(await screen.findByText('Try again later')).toBeVisible();
    expect(screen.getByLabelText('Announcement text')).toHaveValue('Closed on Friday.');
  });

  test('is written in each further language, and the list says which is missing', async () => {
    const { user, sent } = openSettings('Closed on Friday.', { locales: ['en', 'de', 'fr'] });
    const language = await screen.findByLabelText('Language');
    expect(screen.getByRole('option', { name: 'Deutsch: 1 missing' })).toBeInTheDocument();
    await user.selectOptions(language, 'de');
    expect(screen.getByLabelText('Announcement text')).toHaveAccessibleDescription('Closed on Friday.');
    await user.type(screen.getByLabelText('Announcement text'), 'Freitag geschlossen.');
    expect(screen.getByRole('option', { name: 'Deutsch: complete' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Français: 1 missing' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save announcement' }));
    expect(await screen.findByText('Announcement saved')).toBeVisible();
    expect(sent).toMatchObject([
      { announcement: 'Closed on Friday.', announcementTexts: { de: 'Freitag geschlossen.' } },
    ]);
  });
});

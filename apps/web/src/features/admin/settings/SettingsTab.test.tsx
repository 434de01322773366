import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

function openSettings(announcement: string, canSave = true) {
  let settings = {
    userRegistration: true,
    postModeration: false,
    emailNotifications: true,
    announcement,
    announcementStartsAt: null,
    announcementEndsAt: null,
    announcementAudience: 'everyone' as const,
  };
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf(),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    admin: {
      settings: {
        get: () => settings,
        update: (fields) => {
          if (!canSave) throw apiError('SERVICE_UNAVAILABLE', 'Try again later');
          settings = { ...settings, ...(fields as object) };
          return settings;
        },
      },
    },
  });
  return openPage('/admin?tab=settings');
}

describe('the announcement', () => {
  test('saving it shows a toast', async () => {
    const { user } = openSettings('');
    await user.type(await screen.findByLabelText('Announcement text'), 'Closed on Friday.');
    await user.click(screen.getByRole('button', { name: 'Save Announcement' }));
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
    const { user } = openSettings('', false);
    await user.type(await screen.findByLabelText('Announcement text'), 'Closed on Friday.');
    await user.click(screen.getByRole('button', { name: 'Save Announcement' }));
    expect(await screen.findByText('Try again later')).toBeVisible();
    expect(screen.getByLabelText('Announcement text')).toHaveValue('Closed on Friday.');
  });
});

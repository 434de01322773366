import { type Answers, answerApi } from './api.ts';
import { memberOf, siteOf } from './members.ts';
import { openPage } from './open-page.tsx';

/** What the settings page shows of an account. */
export const SETTINGS = {
  email: 'ana@example.test',
  emailVerifiedAt: null,
  emailAudience: 'members' as const,
  phoneAudience: 'members' as const,
  suggestable: true,
  readReceipts: false,
  searchEngines: true,
};
export const SESSION = {
  id: 'a',
  isCurrent: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  lastSeenAt: '2026-01-05T10:00:00.000Z',
  relativeTime: '2h ago',
  device: 'Firefox on Linux',
  ip: '127.0.0.1',
};

/** Opens the settings of a member; `answers` replace those of the API. */
export function openSettings(
  account: Answers['account'] = {},
  notifications: Answers['notifications'] = {},
  connections: Answers['connections'] = {},
) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    account: {
      settings: () => SETTINGS,
      sessions: { list: () => [SESSION] },
      secondFactor: {
        get: () => ({ addedAt: null, codesLeft: 0 }),
        events: () => ({ items: [], nextCursor: null }),
      },
      ...account,
    },
    notifications: {
      preferences: () => ({
        kinds: [{ kind: 'message', label: 'I get a message', inApp: true, email: true }],
        weeklyDigest: false,
      }),
      ...notifications,
    },
    connections: { blocked: () => [], ...connections },
  });
  return openPage('/settings');
}

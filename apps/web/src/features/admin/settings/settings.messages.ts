/** The settings that are switched on and off. */
export type Switch = 'userRegistration' | 'postModeration' | 'membersWriteArticles' | 'emailNotifications';

/** Interface text of the Settings tab. */
export const settingsMessages = {
  title: 'Site Settings',
  failed: 'The settings could not be loaded',
  /** In the order of the page. */
  switches: {
    userRegistration: { label: 'User Registration', text: 'New members can register.' },
    postModeration: {
      label: 'Post Moderation',
      text: 'New posts need approval by an administrator.',
    },
    membersWriteArticles: {
      label: 'Members may submit articles',
      text: 'Members can write articles for the news. Administrators publish them or say what to change.',
    },
    emailNotifications: {
      label: 'Email Notifications',
      text: 'Members also get notifications by email. Emails about their account are always sent.',
    },
  } satisfies Record<Switch, { label: string; text: string }>,
  whoMayJoin: (label: string, hint: string) => `${label}. ${hint}`,
  changeWhoMayJoin: 'Change who can join',
  announcement: {
    title: 'Announcement',
    label: 'Announcement text',
    hint: 'Shown at the top of every page. Web addresses become links, and **bold** is bold.',
    starts: 'First day',
    ends: 'Last day',
    audience: 'Who reads it',
    audiences: { everyone: 'Everyone', members: 'Members only' },
    days: (timeZone: string) =>
      `Without a day it is shown from now on, and until you remove it. Days are those of ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'Remove',
    submit: 'Save announcement',
    saved: { title: 'Announcement saved' },
    removed: { title: 'Announcement removed' },
  },
};

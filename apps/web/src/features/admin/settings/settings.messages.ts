/** Interface text of the Settings tab. */
export const settingsMessages = {
  title: 'Site Settings',
  failed: 'The settings could not be loaded',
  switches: [
    { name: 'userRegistration', label: 'User Registration', text: 'New members can register.' },
    {
      name: 'postModeration',
      label: 'Post Moderation',
      text: 'New posts need approval by an administrator.',
    },
    {
      name: 'emailNotifications',
      label: 'Email Notifications',
      text: 'Members also get notifications by email. Emails about their account are always sent.',
    },
  ],
  announcement: {
    title: 'Announcement',
    label: 'Announcement text',
    hint: 'Shown to everyone at the top of every page. Leave empty for none.',
    remove: 'Remove',
    submit: 'Save Announcement',
    saved: { title: 'Announcement saved' },
    removed: { title: 'Announcement removed' },
  },
} as const;

/** The words of the settings page and of what comes by mail. */
export const accountMessages = {
  passwordChanged: {
    title: 'Password changed',
    description: 'Everywhere else you were signed out.',
  },
  sessionsEnded: (count: number) => ({
    title: count === 1 ? 'Signed out there' : `Signed out in ${count} places`,
  }),
  verificationSent: {
    title: 'On its way',
    description: 'We sent you a link. It works once, for 30 minutes.',
  },
  exported: { title: 'Your data is on its way', description: 'Look for a ZIP file in your downloads.' },
  exportFailed: {
    title: 'Error',
    description: 'Your data could not be collected. Please try again.',
    destructive: true,
  },
  reset: { title: 'Password changed', description: 'You can sign in with the new one now.' },
  privacy: [
    {
      key: 'showEmail',
      label: 'Show my e-mail address',
      description: 'On your profile, in the contact file and over the API.',
    },
    {
      key: 'showPhone',
      label: 'Show my phone number',
      description: 'On your profile, in the contact file and over the API.',
    },
    {
      key: 'suggestable',
      label: 'Suggest me to other members',
      description: 'In recommendations and referral matches.',
    },
  ],
} as const;

import type { RegistrationMode } from '@guildhall/api/registration/schema';

/** Interface text of the console page about who may join. */
export const registrationMessages = {
  title: 'Registration',
  description: 'Who can join your community. Changes take effect immediately, everywhere.',
  failed: 'The settings could not be loaded',
  saved: { title: 'Changes saved' },
  mode: {
    title: 'Who can join',
    options: {
      open: { label: 'Anyone', hint: 'New members register and can sign in right away.' },
      invitation: {
        label: 'Invited people only',
        hint: 'People join by an invitation from you. Visitors see that the community is by invitation.',
      },
      closed: { label: 'Nobody at the moment', hint: 'Registration is switched off.' },
    } satisfies Record<RegistrationMode, { label: string; hint: string }>,
  },
};

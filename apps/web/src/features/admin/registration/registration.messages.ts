import type { RegistrationMode } from '@guildhall/api/ground/settings/registration.schema';

/** Interface text of the console page about who may join. */
export const registrationMessages = {
  title: 'Registration',
  description:
    'Who can join your community, and how members sign in. Changes take effect immediately, everywhere.',
  failed: 'The settings could not be loaded',
  saved: { title: 'Changes saved' },
  mode: {
    title: 'Who can join',
    options: {
      open: { label: 'Anyone', hint: 'New members register and can sign in right away.' },
      application: {
        label: 'By application',
        hint: 'People fill in the registration form and your questions. You approve or decline them under Applications.',
      },
      invitation: {
        label: 'Invited people only',
        hint: 'People join by an invitation. Visitors see that the community is by invitation only.',
      },
      closed: { label: 'Nobody at the moment', hint: 'Registration is switched off.' },
    } satisfies Record<RegistrationMode, { label: string; hint: string }>,
  },
  switches: {
    membersInvite: {
      title: 'Invitations',
      label: 'Members can invite people',
      hint: 'With links for up to 20 people, valid for up to 30 days. Invited people join without applying.',
    },
    protectsFromBots: {
      title: 'Bots',
      label: 'Check sign-ups for bots',
      hint: 'Invisible to members: no puzzles, and no other company is involved. Sign-ups that look automated wait for your approval under Applications. Programs that register through the API wait there too.',
    },
    requiresConfirmedEmail: {
      title: 'Email addresses',
      label: 'Require a confirmed email address',
      hint: 'Until they confirm it, members can sign in and read, but can’t post, comment, review, list a business, post an opportunity, or message members they don’t know.',
    },
    mailedCodes: {
      title: 'Signing in',
      label: 'Members can sign in with a code by email',
      hint: 'For members who return rarely and forget their password. The code works once, for ten minutes, in the browser that asked for it. Members with two-step sign-in still enter their second code, and administrators need two-step sign-in to use it.',
    },
  },
  questions: {
    title: 'Questions for applicants',
    hint: 'Shown with the registration form when people apply to join.',
    text: (number: number) => `Question ${number}`,
    required: 'Required',
    add: 'Add a question',
    up: (number: number) => `Move question ${number} up`,
    down: (number: number) => `Move question ${number} down`,
    remove: (number: number) => `Remove question ${number}`,
  },
};

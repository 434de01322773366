import type { adminInvitationsMessages as english } from '#src/features/admin/invitations/admin-invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const adminInvitationsMessages: Translation<typeof english> = {
  title: 'Invitations',
  description:
    'Liens et e-mails qui permettent de s’inscrire. Une invitation retirée cesse immédiatement de fonctionner.',
  added: 'Les membres que vous avez ajoutés ou importés reçoivent leur invitation depuis « Membres ».',
  toUsers: 'Voir les membres',
  byEmail: {
    title: 'Inviter par e-mail',
    emails: 'Adresses e-mail',
    emailsHint: 'Une par ligne, ou séparées par des virgules. Jusqu’à 200 à la fois.',
    days: 'Validité',
    submit: 'Envoyer les invitations',
    skipsQueue: 'Inscription possible sans demande d’adhésion',
    result: (invited, members, pending) =>
      [
        `${number(invited)} ${plural(invited, { one: 'invitation envoyée', other: 'invitations envoyées' })}`,
        ...(members > 0 ? [`${number(members)} déjà membre${plural(members, { one: '', other: 's' })}`] : []),
        ...(pending > 0 ? [`${number(pending)} avec une invitation en cours`] : []),
      ].join(', '),
  },
};

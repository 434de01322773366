import type { adminInvitationsMessages as english } from '#src/features/admin/invitations/admin-invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const adminInvitationsMessages: Translation<typeof english> = {
  title: 'Einladungen',
  description:
    'Links und E-Mails zum Beitreten. Eine zurückgezogene Einladung verliert sofort ihre Gültigkeit.',
  added: 'Mitglieder, die Sie hinzugefügt oder importiert haben, erhalten ihre Einladung unter „Mitglieder“.',
  toUsers: 'Zu den Mitgliedern',
  byEmail: {
    title: 'Per E-Mail einladen',
    emails: 'E-Mail-Adressen',
    emailsHint: 'Eine pro Zeile oder durch Kommas getrennt. Bis zu 200 auf einmal.',
    days: 'Gültig für',
    submit: 'Einladungen senden',
    skipsQueue: 'Beitritt ohne Aufnahmeantrag',
    result: (invited, members, pending) =>
      [
        `${number(invited)} eingeladen`,
        ...(members > 0 ? [`${number(members)} bereits Mitglied`] : []),
        ...(pending > 0 ? [`${number(pending)} bereits eingeladen`] : []),
      ].join(', '),
  },
};

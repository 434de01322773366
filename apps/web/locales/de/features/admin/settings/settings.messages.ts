import type { settingsMessages as english } from '#src/features/admin/settings/settings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const settingsMessages: Translation<typeof english> = {
  title: 'Einstellungen der Website',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  switches: {
    userRegistration: { label: 'Registrierung', text: 'Neue Mitglieder können sich registrieren.' },
    postModeration: {
      label: 'Freigabe von Beiträgen',
      text: 'Neue Beiträge müssen von der Administration freigegeben werden.',
    },
    membersWriteArticles: {
      label: 'Mitglieder dürfen Artikel einreichen',
      text: 'Mitglieder können Artikel für die Neuigkeiten schreiben. Die Administration veröffentlicht sie oder teilt mit, was zu ändern ist.',
    },
    emailNotifications: {
      label: 'Benachrichtigungen per E-Mail',
      text: 'Mitglieder erhalten Benachrichtigungen auch per E-Mail. E-Mails zum eigenen Konto werden immer gesendet.',
    },
  },
  whoMayJoin: (label, hint) => `${label}. ${hint}`,
  changeWhoMayJoin: 'Ändern, wer beitreten kann',
  announcement: {
    title: 'Ankündigung',
    label: 'Text der Ankündigung',
    hint: 'Steht oben auf jeder Seite. Webadressen werden zu Links, und **fett** wird fett.',
    starts: 'Erster Tag',
    ends: 'Letzter Tag',
    audience: 'Wer sie liest',
    audiences: { everyone: 'Alle', members: 'Nur Mitglieder' },
    days: (timeZone) =>
      `Ohne Tag erscheint sie ab sofort und bis Sie sie entfernen. Es gelten die Tage der Zeitzone ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'Entfernen',
    submit: 'Ankündigung speichern',
    saved: { title: 'Ankündigung gespeichert' },
    removed: { title: 'Ankündigung entfernt' },
  },
};

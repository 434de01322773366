import type { batchesMessages as english } from '#src/features/admin/users/batches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const memberCount = (count: number) =>
  plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` });

export const batchesMessages: Translation<typeof english> = {
  label: 'Aktionen für ausgewählte Mitglieder',
  selectShown: (count) =>
    plural(count, { one: 'Das angezeigte auswählen', other: `Alle ${number(count)} angezeigten auswählen` }),
  selectMatching: 'Alle passenden auswählen',
  select: (name) => `${name} auswählen`,
  selected: (count) => `${number(count)} ausgewählt`,
  matching: 'Alle passenden Mitglieder sind ausgewählt',
  clear: 'Auswahl aufheben',
  actions: {
    resend: 'Einladung oder Bestätigung senden',
    setExpiry: 'Enddatum setzen',
    deactivate: 'Deaktivieren',
  },
  dialogs: {
    resend: {
      title: 'Einladung oder Bestätigung senden?',
      text: (members) =>
        `Auswahl: ${members}. Wer sich noch nie angemeldet hat, erhält die Einladung. Wer die E-Mail-Adresse noch nicht bestätigt hat, erhält einen neuen Bestätigungslink. Wir senden bis zu 100 E-Mails pro Minute.`,
      action: 'Senden',
    },
    setExpiry: {
      title: 'Ende der Mitgliedschaft setzen?',
      text: (members) =>
        `Das Enddatum für ${members} wird ersetzt. Sie können das 30 Tage lang rückgängig machen.`,
      action: 'Enddatum setzen',
    },
    deactivate: {
      title: 'Mitglieder deaktivieren?',
      text: (members) =>
        `Diese Aktion meldet ${members} ab und blendet die zugehörigen Profile aus. Wer Administrationsrechte hat, wird ausgelassen. Sie können das 30 Tage lang rückgängig machen.`,
      action: 'Deaktivieren',
    },
  },
  members: memberCount,
  counting: 'die passenden Mitglieder',
  tooMany: 'Das sind mehr als 20.000 Mitglieder. Grenzen Sie die Suche oder den Filter ein.',
  expiresOn: { label: 'Endet am', description: 'Leer lassen für Mitgliedschaften ohne Ende.' },
  isPast: 'Dieser Tag liegt in der Vergangenheit: Die Mitgliedschaften enden sofort.',
  startsOn: { label: 'Beginnen am', description: 'Leer lassen, um sofort zu beginnen.' },
  perDay: {
    label: 'Höchstens pro Tag',
    description:
      'Leer lassen, um alle auf einmal zu senden. Bei 10 werden zuerst zehn gesendet und einen Tag später die nächsten zehn.',
  },
  nextWave: (when) => `Nächster Versand: ${when}.`,
  stop: 'Den Rest zurückhalten',
  progress: {
    running: 'Läuft',
    waiting: 'Wird später fortgesetzt',
    undoing: 'Wird rückgängig gemacht',
    done: 'Abgeschlossen',
    undone: 'Rückgängig gemacht',
  },
  finished: ({ finished, all }) =>
    `${number(finished)} von ${plural(all, { one: '1 Mitglied', other: `${number(all)} Mitgliedern` })} erledigt`,
  titles: {
    resend: 'E-Mails gesendet',
    setExpiry: 'Ende der Mitgliedschaft gesetzt',
    deactivate: 'Mitglieder deaktiviert',
  },
  recent: 'Letzte Aktionen:',
  recentOne: (title, count, date) => `${title}, ${memberCount(count)}, ${date}`,
  outcome: ({ done, skipped }) =>
    skipped === 0
      ? `${memberCount(done)} geändert.`
      : `${memberCount(done)} geändert. Bei ${plural(skipped, { one: '1 Mitglied', other: `${number(skipped)} Mitgliedern` })} war keine Änderung nötig.`,
  undone: ({ undone, conflicted }) =>
    conflicted === 0
      ? `${memberCount(undone)} zurückgesetzt.`
      : `${memberCount(undone)} zurückgesetzt. ${plural(conflicted, {
          one: '1 Mitglied war seitdem geändert worden und bleibt, wie es ist.',
          other: `${number(conflicted)} Mitglieder waren seitdem geändert worden und bleiben, wie sie sind.`,
        })}`,
  leftAsIs: (others) =>
    others === 0
      ? 'Unverändert gelassen:'
      : `Unverändert gelassen, mit ${plural(others, { one: '1 weiteren Mitglied', other: `${number(others)} weiteren Mitgliedern` })}:`,
  leave: 'Sie können diese Seite verlassen. Die Aktion läuft im Hintergrund weiter.',
  failed: 'Die Aktion konnte nicht geladen werden',
};

import type { importDoneMessages as english } from '#src/features/admin/imports/import-done.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';
import { countOf } from './imports.messages.ts';

export const importDoneMessages: Translation<typeof english> = {
  title: (kind, created, changed) => {
    if (changed === 0) return `${countOf(kind, created)} importiert`;
    if (created === 0) return `${countOf(kind, changed)} aktualisiert`;
    return `${countOf(kind, created)} importiert, ${number(changed)} aktualisiert`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }) =>
    [
      unchanged > 0 ? `${number(unchanged)} unverändert` : '',
      skipped > 0 ? `${number(skipped)} übersprungen` : '',
      faulty > 0 ? `${number(faulty)} mit Fehlern` : '',
    ]
      .filter(Boolean)
      .join(', '),
  undoUntil: (date) => `Sie können diesen Import bis ${date} rückgängig machen.`,
  text: {
    members:
      'Neue Mitglieder können sich erst anmelden und erscheinen erst im Verzeichnis, wenn sie ihre Einladung annehmen.',
    businesses: 'Sie stehen jetzt im Branchenverzeichnis.',
  },
  state: ({ invited, joined, planned }) =>
    `${number(invited)} eingeladen, ${number(joined)} beigetreten${
      planned > 0 ? `, ${number(planned)} für später geplant` : ''
    }`,
  invite: 'Jetzt einladen',
  remind: 'Noch nicht Beigetretene erinnern',
  remindLater: 'Noch nicht Beigetretene können Sie einen Tag nach ihrer letzten Einladung erinnern.',
  undo: 'Import rückgängig machen',
  undone: {
    members:
      'Dieser Import wurde rückgängig gemacht. Mitglieder, die schon beigetreten waren oder seitdem bearbeitet wurden, blieben erhalten.',
    businesses:
      'Dieser Import wurde rückgängig gemacht. Unternehmen, die seitdem geändert, bewertet oder kontaktiert wurden, blieben erhalten.',
  },
  again: 'Erneut importieren',
  againHint: 'Die Zeilen sind noch da, mit Ihren Korrekturen. Sie werden zuerst neu geprüft.',
  inviteDialog: {
    title: 'Einladungen senden?',
    text: (count) =>
      plural(count, {
        one: '1 Mitglied erhält eine E-Mail mit einem Link, um ein Passwort zu wählen.',
        other: `${number(count)} Mitglieder erhalten eine E-Mail mit einem Link, um ein Passwort zu wählen. Wir senden 100 pro Minute.`,
      }),
    left: (invited, planned) =>
      [
        invited > 0
          ? plural(invited, {
              one: '1 bereits eingeladenes Mitglied',
              other: `${number(invited)} bereits eingeladene Mitglieder`,
            })
          : '',
        planned > 0 ? `${countOf('members', planned)} mit einer für später geplanten Einladung` : '',
      ]
        .filter(Boolean)
        .join(' und '),
    leftOut: (members) => `Ausgelassen: ${members}.`,
    action: 'Senden',
  },
  undoDialog: {
    title: 'Diesen Import rückgängig machen?',
    text: {
      members:
        'Neue Mitglieder, die noch nicht beigetreten sind, werden entfernt, und die Links in ihren Einladungen funktionieren nicht mehr. Aktualisierte Mitglieder erhalten ihre früheren Werte. Wer schon beigetreten ist oder seitdem geändert wurde, bleibt unverändert.',
      businesses:
        'Neue Unternehmen werden aus dem Branchenverzeichnis entfernt, und aktualisierte erhalten ihre früheren Werte. Unternehmen, die seitdem geändert, bewertet oder kontaktiert wurden, bleiben.',
    },
    action: 'Import rückgängig machen',
  },
};

import {
  BACKUPS_RETAINED,
  RESTORE_UNDO_DAYS,
  UPLOADED_DAYS,
} from '@guildhall/api/console/backups/backups.schema';
import type { backupMessages as english } from '#src/features/admin/backups/backup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const counted = (one: string, other: string) => (count: number) =>
  `${number(count)} ${plural(count, { one, other })}`;
const STAYS_SO = 'Mitglieder, die seitdem deaktiviert, gesperrt oder gelöscht wurden, bleiben es.';

export const backupMessages: Translation<typeof english> = {
  create: 'Vollständig sichern',
  export: 'JSON exportieren',
  both: 'Sichern und exportieren',
  hints: {
    create:
      'Alles in einer Datei, samt Bildern. Sie können sie später wiederherstellen. Das ist die, die Sie brauchen.',
    export:
      'Die Daten als lesbarer Text, für andere Programme. Ohne Bilder, und nicht zum Wiederherstellen geeignet.',
    both: 'Erstellt zuerst eine vollständige Sicherung, dann einen Export.',
    upload:
      'Holt eine vollständige Sicherung zurück, die Sie hier heruntergeladen haben. Sie wird geprüft und in die Liste aufgenommen; es ändert sich nichts, bis Sie sie wiederherstellen.',
  },
  upload: {
    action: 'Sicherung hochladen',
    title: 'Sicherung wird hochgeladen',
    sending: (sent, total) => `${sent} von ${total}. Lassen Sie diese Seite geöffnet.`,
    finishing: 'Das Ende der Datei wird gelesen…',
    cancel: 'Hochladen abbrechen',
    canceled: 'Das Hochladen wurde abgebrochen. Nichts davon ist gespeichert.',
    interrupted:
      'Die Verbindung ist abgebrochen, daher ist nichts von der Datei gespeichert. Bitte laden Sie sie noch einmal hoch.',
    failed: 'Die Sicherung konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    failedTitle: 'Nicht hochgeladen',
    notABackup: (name) => `${name} ist keine Sicherung. Der Name einer Sicherung endet auf .tar.zst.`,
    isExport: 'Ein Datenexport lässt sich nicht wiederherstellen. Wählen Sie eine vollständige Sicherung.',
    tooLarge: (max) => `Diese Datei ist größer als ${max}. Mehr nimmt dieser Server nicht an.`,
    empty: 'Diese Datei ist leer.',
    off: 'Das Hochladen von Sicherungen ist auf diesem Server abgeschaltet.',
  },
  remove: {
    action: 'Löschen',
    label: (name) => `${name} löschen`,
    title: 'Diese hochgeladene Sicherung löschen?',
    text: (name) => `${name} wird von diesem Server entfernt. Ihre Daten ändern sich nicht.`,
    done: 'Sicherung gelöscht',
  },
  files: 'Sicherungsdateien',
  inZone: (time, timeZone) => `${time} (${timeZone})`,
  filesHint: (time) =>
    `Jeden Tag um ${time} entsteht eine vollständige Sicherung; die neuesten ${BACKUPS_RETAINED} bleiben erhalten. Jede wird gleich danach geprüft: in einer Testdatenbank wiederhergestellt und verglichen. Hochgeladene werden nach ${UPLOADED_DAYS} Tagen gelöscht.`,
  failed: 'Die Sicherungen konnten nicht geladen werden',
  empty: { title: 'Noch keine Sicherungen', text: 'Erstellen Sie die erste. Es dauert nur einen Moment.' },
  kinds: { backup: 'Vollständige Sicherung', export: 'Datenexport' },
  origins: {
    admin: 'manuell',
    schedule: 'täglich',
    before_restore: 'vor einer Wiederherstellung',
    uploaded: 'hochgeladen',
  },
  download: 'Herunterladen',
  downloadLabel: (name) => `${name} herunterladen`,
  restore: 'Wiederherstellen',
  restoreLabel: (name) => `${name} wiederherstellen`,
  state: {
    verified: 'Geprüft',
    verifiedIn: (duration) => `Geprüft in ${duration}`,
    unverified: 'Noch nicht geprüft',
    failed: 'Fehlgeschlagen',
  },
  confirm: {
    title: 'Diese Sicherung wiederherstellen?',
    text: (name) =>
      `Möchten Sie wirklich den Stand aus ${name} wiederherstellen? Alle aktuellen Daten werden überschrieben!`,
    counting: 'Es wird gezählt, was verloren ginge…',
    uncounted: 'Was verloren ginge, ließ sich nicht zählen.',
    nothingLost: (moment) =>
      `Seit ${moment} ist nichts hinzugekommen. Was seitdem geändert wurde, geht verloren.`,
    losses: (moment, lost) =>
      `Hinzugekommen seit ${moment}: ${lost}. Das ginge verloren, ebenso alles, was seitdem geändert wurde.`,
    lost: {
      members: counted('Mitglied', 'Mitglieder'),
      connections: counted('Kontakt', 'Kontakte'),
      messages: counted('Nachricht', 'Nachrichten'),
      posts: counted('Beitrag', 'Beiträge'),
      comments: counted('Kommentar', 'Kommentare'),
      articles: counted('Artikel', 'Artikel'),
      businesses: counted('Unternehmen', 'Unternehmen'),
      reviews: counted('Bewertung', 'Bewertungen'),
      orders: counted('Auftrag', 'Aufträge'),
      referrals: counted('Empfehlung', 'Empfehlungen'),
      events: counted('Veranstaltung', 'Veranstaltungen'),
    },
    undo: `Alle anderen werden abgemeldet, und Links zum Wählen eines neuen Passworts verlieren ihre Gültigkeit; Einladungen gelten weiter. Zuerst werden die aktuellen Daten gesichert, und Sie können die Wiederherstellung ${RESTORE_UNDO_DAYS} Tage lang rückgängig machen. ${STAYS_SO}`,
  },
  jobs: {
    label: 'Laufende Vorgänge',
    names: {
      backup: 'Vollständige Sicherung',
      export: 'Datenexport',
      restore: 'Wiederherstellung',
      undo: 'Rücknahme der Wiederherstellung',
      upload: 'Prüfung der hochgeladenen Sicherung',
    },
    statuses: { running: 'läuft', done: 'abgeschlossen', failed: 'fehlgeschlagen' },
    steps: {
      waiting: 'wartet',
      copying: 'kopiert',
      checking: 'prüft',
      loading: 'lädt',
      comparing: 'vergleicht',
      indexing: 'indiziert',
      swapping: 'tauscht aus',
    },
    waiting: 'wartet',
    unknownReason: 'Der Grund steht im Protokoll des Servers.',
    unchanged: 'Ihre Daten sind unverändert.',
  },
  undo: {
    titles: {
      restore: 'Die Daten wurden aus einer Sicherung wiederhergestellt',
      undo: 'Die Wiederherstellung wurde rückgängig gemacht',
    },
    until: {
      restore: (moment) => `Bis ${moment} können Sie zu den vorherigen Daten zurückkehren.`,
      undo: (moment) => `Bis ${moment} können Sie zu den wiederhergestellten Daten zurückkehren.`,
    },
    action: { restore: 'Rückgängig machen', undo: 'Erneut wiederherstellen' },
    question: {
      restore: 'Wiederherstellung rückgängig machen?',
      undo: 'Zu den wiederhergestellten Daten zurückkehren?',
    },
    text: {
      restore: `Alles wird wieder so, wie es vor der Wiederherstellung war. Seitdem gemachte Änderungen gehen verloren. ${STAYS_SO}`,
      undo: `Alles kehrt zu den wiederhergestellten Daten zurück. Änderungen seit der Rücknahme gehen verloren. ${STAYS_SO}`,
    },
  },
  later: {
    title: 'Spätere Änderungen an Konten',
    hint: 'Deaktivierungen, Sperren und Löschungen, die jünger sind als die wiederhergestellten Daten, wurden wiederholt, ebenso der Entzug von Administrationsrechten. Alles andere ist wie in diesen Daten.',
    erased: (count) =>
      plural(count, {
        one: '1 gelöschtes Konto wurde erneut gelöscht.',
        other: `${number(count)} gelöschte Konten wurden erneut gelöscht.`,
      }),
    suspendedUntil: (day) => `Erneut gesperrt bis ${day}`,
    outcomes: {
      deactivated: 'Erneut deaktiviert',
      suspended: 'Erneut gesperrt',
      demoted: 'Keine Administrationsrechte mehr, wie entschieden',
      left_deactivated: 'Seitdem aktiviert, jetzt deaktiviert wie in den Daten',
      left_member: 'Hatte seitdem Administrationsrechte erhalten, jetzt Mitglied wie in den Daten',
      left_active: 'Seitdem deaktiviert, aber aktiv: Sonst hätte niemand Administrationsrechte',
      left_admin: 'Seitdem nur Mitglied, aber mit Administrationsrechten: Sonst hätte sie niemand',
    },
    failed: 'Die Mitglieder konnten nicht geladen werden',
  },
};

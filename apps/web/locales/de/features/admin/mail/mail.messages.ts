import type { mailMessages as english } from '#src/features/admin/mail/mail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const emails = (count: number) => plural(count, { one: '1 E-Mail', other: `${number(count)} E-Mails` });

export const mailMessages: Translation<typeof english> = {
  title: 'E-Mail',
  description: 'Ob E-Mails Ihre Mitglieder erreichen und was in Ihrer Einladung steht.',
  open: 'E-Mail-Seite öffnen',
  alert: {
    files: {
      title: 'E-Mails werden nicht versendet: Es ist kein Mailserver eingerichtet',
      text: (written) =>
        written === 0
          ? 'Einladungen und Passwörter würden nur in Dateien auf dem Server geschrieben. Bitten Sie die Person, die den Server betreibt, SMTP_URL zu setzen.'
          : `${emails(written)} der letzten 30 Tage ${plural(written, { one: 'wurde', other: 'wurden' })} nur in Dateien auf dem Server geschrieben und ${plural(written, { one: 'hat', other: 'haben' })} niemanden erreicht. Bitten Sie die Person, die den Server betreibt, SMTP_URL zu setzen.`,
    },
    failing: {
      title: (server) => `E-Mails kommen nicht durch: ${server}`,
      text: (waiting, error) =>
        `${emails(waiting)} ${plural(waiting, { one: 'wartet', other: 'warten' })}; einen Tag lang wird es weiter versucht. Letzte Antwort: ${error}`,
    },
    unknown: 'keine',
  },
  status: {
    title: 'Zustellung',
    failed: 'Der Status des E-Mail-Versands konnte nicht geladen werden',
    working: (server) => `E-Mails werden über ${server} versendet.`,
    lastSent: (when) => `Zuletzt wurde eine angenommen: ${when}.`,
    neverSent:
      'In den letzten 30 Tagen wurde keine E-Mail angenommen. Senden Sie sich eine, um sicherzugehen.',
    waiting: (count) =>
      `${emails(count)} ${plural(count, { one: 'wartet', other: 'warten' })} auf den Versand.`,
    bounced: (count) =>
      plural(count, {
        one: '1 Mitglied hat eine Adresse, die endgültig abgewiesen wurde',
        other: `${number(count)} Mitglieder haben eine Adresse, die endgültig abgewiesen wurde`,
      }),
  },
  test: {
    title: 'Test',
    text: 'Geht an die Adresse, mit der Sie sich anmelden.',
    send: 'Test-E-Mail an sich selbst senden',
    outcomes: {
      waiting: () => 'Unterwegs...',
      retrying: ({ error }) => `Noch nicht gesendet: ${error ?? 'keine Antwort'}. Es wird weiter versucht.`,
      sent: ({ address }) =>
        `Der Mailserver hat sie angenommen. Sehen Sie im Posteingang von ${address} nach, auch im Spam-Ordner.`,
      written: () => 'Sie wurde nur in eine Datei geschrieben: Es ist kein Mailserver eingerichtet.',
      failed: ({ error }) => `Nicht gesendet: ${error ?? 'Sie wurde verworfen'}.`,
    },
  },
  invitation: {
    title: 'Einladung',
    text: 'Mitglieder, die Sie eintragen oder importieren, erhalten diese E-Mail. Sie begrüßt sie mit Vornamen und endet mit dem Link.',
    label: 'Ihre Worte',
    description:
      'Zwei oder drei Sätze: wer schreibt und was es hier zu finden gibt. Lassen Sie zwischen Absätzen eine Zeile frei. Leer für unseren Text.',
    failed: 'Die Einladung konnte nicht geladen werden',
    preview: 'Vorschau',
    subject: 'Betreff:',
    save: 'Speichern',
    saved: { title: 'Einladung gespeichert' },
    sendToMe: 'Speichern und an mich senden',
  },
  bounce: {
    title: 'E-Mails an diese Adresse werden abgewiesen',
    text: (reason) =>
      `Es werden keine weiteren dorthin gesendet. Der Mailserver meldete: ${reason || 'nichts'}`,
    tryAgain: 'Adresse erneut versuchen',
    cleared: { title: 'E-Mails gehen wieder an diese Adresse' },
  },
};

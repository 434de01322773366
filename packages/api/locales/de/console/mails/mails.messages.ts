import type { mailMessages as english } from '#src/console/mails/mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const daysFor = (days: number) => plural(days, { one: '1 Tag', other: `${number(days)} Tage` });
const daysOf = (days: number) => plural(days, { one: '1 Tag', other: `${number(days)} Tagen` });

export const mailMessages: Translation<typeof english> = {
  hello: (name) => (name === '' ? 'Guten Tag,' : `Hallo ${name},`),
  unsubscribe: 'Diese E-Mails abbestellen',
  labeled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `„${text}“`,
  open: (site) => `${site} öffnen`,
  join: (site) => `${site} beitreten`,
  notExpected: (address) =>
    `Sie haben das nicht erwartet? Dann können Sie diese E-Mail ignorieren oder an ${address} schreiben.`,
  showCode: 'Zeigen Sie diesen Code am Einlass:',
  notification: {
    reply: (address) => `Zum Antworten schreiben Sie an ${address}.`,
    because: (kind) =>
      `Sie erhalten diese E-Mail, weil Sie Benachrichtigungen per E-Mail gewählt haben für: „${kind}“.`,
    whoDidYouMeet:
      'Wen haben Sie getroffen? Auf der Seite der Veranstaltung sehen Sie, wer da war: Vernetzen Sie sich mit allen, mit denen Sie in Verbindung bleiben möchten.',
    unconfirmed: {
      connection_asked: (site) => `Jemand möchte sich auf ${site} mit Ihnen vernetzen`,
      connection_accepted: (site) => `Ihre Kontaktanfrage auf ${site} wurde angenommen`,
      message: (site) => `Sie haben eine neue Nachricht auf ${site}`,
      referral: (site) => `Es gibt Neues zu einer Empfehlung auf ${site}`,
      opportunity: (site) => `Es gibt Neues zu einer Ausschreibung auf ${site}`,
      event: (site) => `Es gibt Neues zu einer Veranstaltung auf ${site}`,
      comment: (site) => `Sie haben einen neuen Kommentar auf ${site}`,
      mention: (site) => `Sie wurden auf ${site} erwähnt`,
      review: (site) => `Sie haben eine neue Bewertung auf ${site}`,
      order: (site) => `Es gibt Neues zu Ihrem Auftrag auf ${site}`,
    },
    unconfirmedOther: (site) => `Sie haben eine neue Benachrichtigung auf ${site}`,
    confirmFirst:
      'Sobald Sie Ihre E-Mail-Adresse bestätigt haben, steht in diesen E-Mails, von wem sie kommen und worum es geht.',
    signIn: 'Zum Ansehen anmelden',
  },
  decision: {
    noReason: (verdict) => `${verdict}. Die Administration hat keinen Grund angegeben.`,
    about: (excerpt) => `Es geht um: „${excerpt}“`,
    signInOn: (day) => `Sie können sich am ${day} wieder anmelden.`,
    object: (days) =>
      `Wenn Sie das für falsch halten, können Sie binnen ${daysOf(days)} widersprechen. Die Administration liest Ihren Widerspruch und beantwortet ihn.`,
    subject: (verdict, site) => `${verdict} (${site})`,
    confirmFirst: 'Bestätigen Sie Ihre E-Mail-Adresse, damit diese E-Mails Einzelheiten enthalten.',
    readAnswer: 'Antwort lesen',
    readOrObject: 'Lesen oder widersprechen',
    footer: (address) =>
      `Sie erhalten diese E-Mail in jedem Fall, weil sie Ihre Inhalte oder Ihr Konto betrifft. Fragen? ${address}`,
  },
  digest: {
    subject: (site) => `Ihre Woche bei ${site}`,
    requests: (people) =>
      plural(people, {
        one: 'Eine Person wartet auf Ihre Antwort.',
        other: `${number(people)} Personen warten auf Ihre Antwort.`,
      }),
    unread: (messages) =>
      plural(messages, {
        one: 'Sie haben eine ungelesene Nachricht.',
        other: `Sie haben ${number(messages)} ungelesene Nachrichten.`,
      }),
    worthMeeting: 'Wen Sie kennenlernen sollten:',
    opportunities: 'Ausschreibungen, die zu Ihnen passen:',
    open: 'Übersicht öffnen',
    footer: 'Sie erhalten diese E-Mail, weil Sie die wöchentliche Zusammenfassung abonniert haben.',
  },
  duties: {
    application: (count) =>
      plural(count, { one: '1 Aufnahmeantrag', other: `${number(count)} Aufnahmeanträge` }),
    report: (count) => plural(count, { one: '1 offene Meldung', other: `${number(count)} offene Meldungen` }),
    objection: (count) => plural(count, { one: '1 Widerspruch', other: `${number(count)} Widersprüche` }),
    post: (count) =>
      plural(count, {
        one: '1 Beitrag wartet auf Freigabe',
        other: `${number(count)} Beiträge warten auf Freigabe`,
      }),
    article: (count) =>
      plural(count, {
        one: '1 Artikel wartet auf Freigabe',
        other: `${number(count)} Artikel warten auf Freigabe`,
      }),
    data_request: (count) =>
      plural(count, {
        one: '1 Anfrage zu personenbezogenen Daten',
        other: `${number(count)} Anfragen zu personenbezogenen Daten`,
      }),
    failed_mails: (count) =>
      plural(count, {
        one: '1 E-Mail, die nicht zugestellt werden konnte',
        other: `${number(count)} E-Mails, die nicht zugestellt werden konnten`,
      }),
  },
  duty: {
    subject: (site) => `Was bei ${site} auf Sie wartet`,
    footer:
      'Sie haben eine E-Mail pro Tag gewählt. In der Verwaltung legen Sie unter „Einstellungen“ fest, wer wofür zuständig ist.',
  },
  applicant: {
    received: {
      subject: (site) => `Ihr Aufnahmeantrag bei ${site}`,
      paragraphs: (_site, _said, _days) => [
        'Wir haben Ihren Aufnahmeantrag erhalten. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört: Öffnen Sie dazu den Link unten.',
        'Dort sehen Sie jederzeit, wie es um Ihren Antrag steht, und können ihn zurückziehen.',
      ],
    },
    asked: {
      subject: (site) => `Eine Frage zu Ihrem Aufnahmeantrag bei ${site}`,
      paragraphs: (site, said, _days) => [
        `Vor der Entscheidung möchte ${site} von Ihnen wissen:`,
        said,
        'Sie können über den Link unten antworten.',
      ],
    },
    approved: {
      subject: (site) => `Willkommen bei ${site}`,
      paragraphs: (_site, _said, days) => [
        `Ihr Aufnahmeantrag wurde angenommen. Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal und ${daysFor(days)} lang; danach können Sie auf der Anmeldeseite einen neuen anfordern.`,
      ],
    },
    declined: {
      subject: (site) => `Ihr Aufnahmeantrag bei ${site}`,
      paragraphs: (_site, said, days) => [
        'Leider wurde Ihr Aufnahmeantrag nicht angenommen.',
        said,
        `Ihr Antrag wird mit allen Daten in ${daysOf(days)} gelöscht.`,
      ],
    },
  },
  application: {
    see: 'Meinen Aufnahmeantrag ansehen',
    choosePassword: 'Passwort wählen',
    footer: (site, address) =>
      `Sie haben bei ${site} keine Aufnahme beantragt? Dann können Sie diese E-Mail ignorieren oder an ${address} schreiben.`,
  },
  invitation: {
    subject: (site) => `Sie sind zu ${site} eingeladen`,
    text: (inviter, site, until) =>
      `${inviter} lädt Sie ein, ${site} beizutreten. Die Einladung gilt einmal, bis ${until} und nur für diese E-Mail-Adresse.`,
  },
  memberInvitation: {
    invites: (inviter, site) => `${inviter} lädt Sie zu ${site} ein`,
    byAdministrator: (site) => `Die Administration von ${site} lädt Sie ein.`,
    choosePassword: (days) =>
      `Wählen Sie ein Passwort, und Sie sind dabei. Der Link gilt einmal und ${daysFor(days)} lang.`,
  },
};

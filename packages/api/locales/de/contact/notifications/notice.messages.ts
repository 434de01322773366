import type * as english from '#src/contact/notifications/notice.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const of = (quote: string | null) => (quote ? `: ${quote}` : '');

const CHAPTER_ROLES = {
  leader: 'Gruppenleitung',
  organizer: 'Organisation',
  host: 'Einlass',
  member: 'Mitglied',
};

export const noticeMessages: Translation<typeof english.noticeMessages> = {
  someone: 'Jemand',
  aMember: 'ein Mitglied',
  connectionAsked: (who) => `${who} möchte sich mit Ihnen vernetzen`,
  connectionAccepted: (who) => `${who} hat Ihre Kontaktanfrage angenommen`,
  message: (who, business) =>
    business === null ? `${who} hat Ihnen geschrieben` : `${who} hat an ${business} geschrieben`,
  need: (who, need) => `${who} passt vielleicht zu dem, was Sie suchen: „${need}“`,
  alert: (count, search, title) =>
    plural(count, {
      one: `Neu für „${search}“: ${title}`,
      other: `${number(count)} neue Ausschreibungen für „${search}“, zum Beispiel ${title}`,
    }),
  reply: (who, quote) => `${who} hat auf Ihren Kommentar geantwortet${of(quote)}`,
  comment: (who, where, quote) =>
    `${who} hat Ihren ${where === 'post' ? 'Beitrag' : 'Artikel'} kommentiert${of(quote)}`,
  mention: (who, business, where, quote) =>
    `${who} hat ${business ?? 'Sie'} in einem ${where === 'post' ? 'Beitrag' : 'Kommentar'} erwähnt${of(quote)}`,
  review: (who, business, stars) => `${who} hat ${business} mit ${stars} von 5 Sternen bewertet`,
  approval: (quote) => `Ihr Beitrag wurde freigegeben und steht im Feed${of(quote)}`,
  article: {
    published: (title, _reason) => `Ihr Artikel „${title}“ steht in den Neuigkeiten`,
    declined: (title, reason) => `Ihr Artikel „${title}“ wurde nicht veröffentlicht${of(reason)}`,
  },
  teamInvited: (who, business) => `${who} hat Sie in das Team von ${business} eingeladen`,
  teamJoined: (who, business) => `${who} gehört jetzt zum Team von ${business}`,
  opportunity: {
    applied: (who, title) => `${who} hat sich auf „${title}“ beworben`,
    withdrawn: (who, title) => `${who} hat die Bewerbung auf „${title}“ zurückgezogen`,
    accepted: (who, title) => `${who} hat Ihre Bewerbung auf „${title}“ angenommen`,
    declined: (who, title) => `${who} hat Ihre Bewerbung auf „${title}“ abgelehnt`,
    reopened: (who, title) =>
      `${who} hat die Antwort auf Ihre Bewerbung auf „${title}“ zurückgenommen; Ihre Bewerbung ist wieder offen`,
    closed: (_who, title) =>
      `Die Ausschreibung „${title}“, auf die Sie sich beworben haben, wurde geschlossen`,
  },
  referral: {
    received: (who, named) =>
      named === null
        ? `${who} hat Ihnen eine Empfehlung gesendet`
        : `${who} möchte Sie mit ${named} bekannt machen`,
    introduced: (who, named) => `${who} möchte Sie mit ${named ?? 'einem Mitglied'} bekannt machen`,
    accepted: (who, _named) => `${who} hat Ihre Empfehlung angenommen`,
    agreed: (_who, named) =>
      `Alle haben zugestimmt: Sie und ${named ?? 'ein Mitglied'} können Kontakt aufnehmen`,
    declined: (_who, named) => `Die Empfehlung an ${named ?? 'ein Mitglied'} wurde abgelehnt`,
    completed: (who, _named) => `${who} hat Ihre Empfehlung als abgeschlossen markiert`,
    expired: (_who, named) => `Die Empfehlung an ${named ?? 'ein Mitglied'} ist ohne Antwort abgelaufen`,
    nudged: (who, _named) => `${who} wartet noch auf Ihre Antwort auf eine Empfehlung`,
  },
  chapter: {
    asked: (who, chapter) => `${who} möchte der Gruppe ${chapter} beitreten`,
    joined: (who, chapter) => `${who} ist der Gruppe ${chapter} beigetreten`,
    invited: (who, chapter) => `${who} hat Sie in die Gruppe ${chapter} eingeladen`,
    approved: (_who, chapter) => `Sie sind jetzt Mitglied der Gruppe ${chapter}`,
    refused: (_who, chapter) => `Ihre Anfrage an die Gruppe ${chapter} wurde abgelehnt`,
    removed: (_who, chapter) => `Sie sind nicht mehr Mitglied der Gruppe ${chapter}`,
    role: (_who, chapter, role) => `Ihre Rolle in der Gruppe ${chapter} ist jetzt: ${CHAPTER_ROLES[role]}`,
  },
  event: {
    seat: (title, when) => `Sie haben einen Platz bei „${title}“: ${when}`,
    canceled: (title, when) => `„${title}“ wurde abgesagt: ${when}`,
    changed: (title, when) => `„${title}“ wurde geändert. Der nächste Termin: ${when}`,
    joined: (title, when) => `Sie sind für „${title}“ angemeldet: ${when}`,
    left: (title, when) => `Sie haben Ihren Platz bei „${title}“ freigegeben: ${when}`,
    lost: (title, when) => `Sie haben keinen Platz mehr bei „${title}“: ${when}`,
    reminder: (title, when) => `Demnächst: „${title}“, ${when}`,
    thanks: (title, _when) => `Danke, dass Sie bei „${title}“ dabei waren`,
    planned: (title, when) => `Neue Veranstaltung Ihrer Gruppe: „${title}“, ${when}`,
    follow_up: (title, _when) =>
      `Ihr Gast war bei „${title}“. Melden Sie sich, solange die Erinnerung frisch ist`,
  },
  handover: {
    take: (person) => `Sie werden gebeten, ein Amt von ${person ?? 'einem Mitglied'} zu übernehmen`,
    give: (person) =>
      `Ihre Rolle soll an ${person ?? 'ein Mitglied'} gehen. Bitte bestätigen Sie die Übergabe.`,
    approve: (person) =>
      `Die Übergabe von ${person ?? 'einem Mitglied'} braucht die Genehmigung der Administration`,
    took: (person) =>
      `Sie haben von ${person ?? 'einem Mitglied'} übernommen. Melden Sie sich zum Beginn neu an.`,
    gave: (person) => `Ihre Rolle ist an ${person ?? 'ein Mitglied'} übergegangen`,
    cancelled: (person) => `Die Übergabe mit ${person ?? 'einem Mitglied'} wurde abgebrochen`,
  },
  console: {
    application: 'Ein Aufnahmeantrag wartet auf eine Entscheidung',
    answer: 'Zu einem Aufnahmeantrag ist eine Antwort eingegangen',
    report: 'Ein Mitglied hat etwas gemeldet',
    objection: 'Ein Mitglied widerspricht einer Entscheidung',
    post: 'Ein Beitrag wartet auf Freigabe',
    article: 'Ein Artikel wartet auf Freigabe',
    data_request: 'Eine Anfrage zu personenbezogenen Daten wartet auf Ihre Entscheidung',
    failed_mails: 'E-Mails konnten nicht zugestellt werden',
    failed_backup: 'Die letzte Sicherung ist fehlgeschlagen',
    full_disk: 'Der Speicherplatz ist fast voll',
  },
};

export const kindMessages: Translation<typeof english.kindMessages> = {
  connection_asked: 'Jemand möchte sich mit mir vernetzen',
  connection_accepted: 'Jemand nimmt meine Kontaktanfrage an',
  referral: 'Zu einer Empfehlung gibt es Neues',
  message: 'Ich erhalte eine Nachricht',
  opportunity: 'Jemand bewirbt sich auf meine Ausschreibung oder beantwortet meine Bewerbung',
  need: 'Jemand bietet, worüber ich informiert werden wollte',
  alert: 'Zu einer gespeicherten Suche gibt es Neues',
  event:
    'Eine meiner Gruppen plant eine Veranstaltung, ich erhalte einen Platz, oder eine Veranstaltung, für die ich angemeldet bin, ändert sich',
  chapter: 'Ich werde in eine Gruppe eingeladen, oder in einer meiner Gruppen ändert sich etwas',
  comment: 'Jemand kommentiert meinen Beitrag oder Artikel oder antwortet mir',
  mention: 'Jemand erwähnt mich oder mein Unternehmen',
  review: 'Jemand bewertet mein Unternehmen',
  order: 'Zu meinem Auftrag gibt es Neues',
  team: 'Ich werde in ein Team eingeladen, oder jemand tritt meinem bei',
  report: 'Über etwas, das ich gemeldet habe, wird entschieden',
  picture: 'Ein von mir verlinktes Bild kann nicht kopiert werden',
};

export const targetMessages: Translation<typeof english.targetMessages> = {
  connections: 'Anfrage ansehen',
  referral: 'Empfehlung ansehen',
  thread: 'Nachricht lesen',
  opportunity: 'Ausschreibung ansehen',
  opportunities: 'Ausschreibungen ansehen',
  event: 'Veranstaltung ansehen',
  visitors: 'Ihre Gäste ansehen',
  chapter: 'Gruppe ansehen',
  post: 'Beitrag ansehen',
  article: 'Artikel ansehen',
  own_article: 'Ihren Artikel ansehen',
  business: 'Unternehmen ansehen',
  order: 'Auftrag ansehen',
  profile: 'Profil ansehen',
  decision: 'Entscheidung ansehen',
  console: 'Verwaltung öffnen',
  handover: 'Übergabe ansehen',
};

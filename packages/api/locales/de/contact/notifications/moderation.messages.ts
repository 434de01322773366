import type { moderationMessages as english } from '#src/contact/notifications/moderation.messages.ts';
import type { DecidedType } from '#src/ground/reports/decisions.schema.ts';
import type { ReportedType } from '#src/ground/reports/reports.schema.ts';
import type { Translation } from '@guildhall/locale/translation';

const AUTHORS = 'Von der Administration';

/** In the accusative. */
const REPORTED: Record<ReportedType, string> = {
  post: 'den von Ihnen gemeldeten Beitrag',
  comment: 'den von Ihnen gemeldeten Kommentar',
  review: 'die von Ihnen gemeldete Bewertung',
  user: 'das von Ihnen gemeldete Mitglied',
  short_link: 'den von Ihnen gemeldeten Kurzlink',
};

/** In the genitive. */
const BECAUSE_OF: Record<ReportedType, string> = {
  post: 'des von Ihnen gemeldeten Beitrags',
  comment: 'des von Ihnen gemeldeten Kommentars',
  review: 'der von Ihnen gemeldeten Bewertung',
  user: 'Ihrer Meldung',
  short_link: 'des von Ihnen gemeldeten Kurzlinks',
};

const A_REPORTED: Record<ReportedType, string> = {
  post: 'einen Beitrag',
  comment: 'einen Kommentar',
  review: 'eine Bewertung',
  user: 'ein Mitglied',
  short_link: 'einen Kurzlink',
};

const YOURS: Record<DecidedType, string> = {
  post: 'Ihr Beitrag wurde',
  comment: 'Ihr Kommentar wurde',
  review: 'Ihre Bewertung wurde',
  user: 'Ihr Konto wurde',
  short_link: 'Ihr Kurzlink wurde',
  business: 'Ihr Unternehmen wurde',
  posts: 'Alle Ihre Beiträge wurden',
};

/** In the dative. */
const TO_YOURS: Record<DecidedType, string> = {
  post: 'Ihrem Beitrag',
  comment: 'Ihrem Kommentar',
  review: 'Ihrer Bewertung',
  user: 'Ihrem Konto',
  short_link: 'Ihrem Kurzlink',
  business: 'Ihrem Unternehmen',
  posts: 'Ihren Beiträgen',
};

const GONE: Record<DecidedType, string> = {
  post: 'Dieser Beitrag wurde',
  comment: 'Dieser Kommentar wurde',
  review: 'Diese Bewertung wurde',
  user: 'Dieses Mitglied wurde',
  short_link: 'Dieser Kurzlink wurde',
  business: 'Dieses Unternehmen wurde',
  posts: 'Diese Beiträge wurden',
};

/** In the accusative. */
const THIS: Record<DecidedType, string> = {
  post: 'diesen Beitrag',
  comment: 'diesen Kommentar',
  review: 'diese Bewertung',
  user: 'dieses Mitglied',
  short_link: 'diesen Kurzlink',
  business: 'dieses Unternehmen',
  posts: 'diese Beiträge',
};

const object = (type: ReportedType, author: string | null) => {
  if (type === 'user')
    return author === null ? 'das von Ihnen gemeldete ehemalige Mitglied' : `${REPORTED.user} ${author}`;
  return `${REPORTED[type]} ${author === null ? 'eines ehemaligen Mitglieds' : `von ${author}`}`;
};

export const moderationMessages: Translation<typeof english> = {
  report: {
    dismissed: (type, author) =>
      `Wir haben ${author === null ? REPORTED[type] : object(type, author)} geprüft und keinen Verstoß gegen unsere Regeln festgestellt. Vielen Dank.`,
    warned: (type, author) =>
      type === 'user'
        ? `Wir haben ${object(type, author)} verwarnt. Vielen Dank.`
        : `Wir haben ${author ?? 'ein ehemaliges Mitglied'} wegen ${BECAUSE_OF[type]} verwarnt. Vielen Dank.`,
    suspended: (type, author) =>
      `Wir haben das Konto ${author === null ? 'eines ehemaligen Mitglieds' : `von ${author}`} wegen ${BECAUSE_OF[type]} gesperrt. Vielen Dank.`,
    resolved: (type) =>
      `Vielen Dank, dass Sie ${A_REPORTED[type]} gemeldet haben. Wir haben die Meldung geprüft und Maßnahmen ergriffen.`,
    hidden: (type, author) =>
      type === 'short_link'
        ? `Wir haben ${REPORTED.short_link} abgeschaltet. Vielen Dank.`
        : `Wir haben ${object(type, author)} ausgeblendet. Vielen Dank.`,
    removed: (type, author) => `Wir haben ${object(type, author)} entfernt. Vielen Dank.`,
  },
  warning: (type, text) =>
    type === 'user' ? `${AUTHORS}: ${text}` : `${AUTHORS} zu ${TO_YOURS[type]}: ${text}`,
  verdict: {
    hide: (type) => `${YOURS[type]} ${type === 'short_link' ? 'abgeschaltet' : 'ausgeblendet'}`,
    delete: (type) => `${YOURS[type]} gelöscht`,
    decline: (type) => `${YOURS[type]} nicht freigegeben`,
    warn: (type) => (type === 'user' ? AUTHORS : `${AUTHORS} zu ${TO_YOURS[type]}`),
    suspend: (_type) => 'Ihr Konto wurde gesperrt',
    upheld: (_type) => 'Wir haben Ihren Widerspruch geprüft, und die Entscheidung bleibt bestehen',
    reversed: (_type) => 'Wir haben Ihren Widerspruch geprüft und die Entscheidung zurückgenommen',
  },
  gone: (type) => `${GONE[type]} inzwischen gelöscht. Verwerfen Sie stattdessen die Meldungen dazu.`,
  alreadyHidden: (type) => `Jemand hat ${THIS[type]} bereits ausgeblendet`,
};

import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import type {
  HISTORY_SENTENCES as englishSentences,
  memberHistoryMessages as english,
} from '#src/features/admin/users/history/member-history.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const memberHistoryMessages: Translation<typeof english> = {
  loading: 'Verlauf wird geladen…',
  failed: 'Der Verlauf konnte nicht geladen werden',
  empty: 'Zu diesem Mitglied ist nichts erfasst.',
  by: (name) => `von ${name}`,
  quoted: (text) => `„${text}“`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

/** In the nominative, the accusative and the genitive. */
const THINGS: Record<string, [string, string, string]> = {
  post: ['Ein Beitrag', 'einen Beitrag', 'eines Beitrags'],
  comment: ['Ein Kommentar', 'einen Kommentar', 'eines Kommentars'],
  review: ['Eine Bewertung', 'eine Bewertung', 'einer Bewertung'],
  short_link: ['Ein Kurzlink', 'einen Kurzlink', 'eines Kurzlinks'],
  business: ['Ein Unternehmen', 'ein Unternehmen', 'eines Unternehmens'],
  user: ['Ein Mitglied', 'ein Mitglied', 'eines Mitglieds'],
  posts: ['Alle Beiträge', 'alle Beiträge', 'aller Beiträge'],
};
const SOMETHING: [string, string, string] = ['Ein Inhalt', 'einen Inhalt', 'eines Inhalts'];
const thing = ({ about }: HistoryEntry) => THINGS[about.type ?? ''] ?? SOMETHING;
const were = ({ about }: HistoryEntry) => (about.type === 'posts' ? 'wurden' : 'wurde');

const CATEGORIES: Record<string, string> = {
  spam: ' (Spam)',
  insult: ' (Beleidigung)',
  illegal: ' (rechtswidrig)',
  other: ' (sonstiger Grund)',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string, otherwise: string) =>
  day === null ? otherwise : `bis ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `Alle Beiträge wurden ausgeblendet: ${number(entry.number ?? 0)}`
      : `${thing(entry)[0]} wurde ausgeblendet`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `Alle Beiträge wurden gelöscht: ${number(entry.number ?? 0)}`
      : `${thing(entry)[0]} wurde gelöscht`,
  decline: () => 'Ein Beitrag wurde abgelehnt',
  warn: (entry) =>
    entry.about.type === 'user' ? 'Wurde verwarnt' : `Wurde wegen ${thing(entry)[2]} verwarnt`,
  suspend: ({ day }, date) => `Wurde gesperrt, ${until(day, date, 'ohne Enddatum')}`,
};

const STATES: Record<string, string> = {
  pending: 'wieder ausstehend',
  in_progress: 'in Arbeit',
  completed: 'abgeschlossen',
  cancelled: 'storniert',
};

const REQUESTS: Record<string, string> = {
  export: 'Hat um eine Kopie der eigenen Daten gebeten',
  erasure: 'Hat um Löschung gebeten',
  export_done: 'Die Kopie der Daten wurde erstellt',
  erasure_done: 'Wurde endgültig gelöscht',
  export_declined: 'Die Anfrage nach einer Kopie der Daten wurde abgelehnt',
  erasure_declined: 'Die Bitte um Löschung wurde abgelehnt',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'Erhielt mit anderen erneut eine Einladung oder Bestätigung',
  deactivate: () => 'Wurde mit anderen deaktiviert',
  setExpiry: ({ day, text: former }, date) => {
    const before = former === null ? '' : `, vorher ${date(former)}`;
    return day === null
      ? 'Das Ende der Mitgliedschaft wurde mit anderen entfernt'
      : `Das Ende der Mitgliedschaft wurde mit anderen geändert: ${date(day)}${before}`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'Wurde aktiviert',
  'user.added': 'Wurde in der Verwaltung hinzugefügt',
  'user.address_changed': 'Erhielt eine andere E-Mail-Adresse',
  'user.address_tried_again': 'Der Versand an die Adresse wird wieder versucht',
  'user.deactivated': 'Wurde deaktiviert',
  'user.demoted': 'Hat keine Administrationsrechte mehr',
  'user.duty_changed': 'Ist in der Verwaltung für anderes zuständig',
  'user.mail_resent': 'Erhielt erneut eine Einladung oder Bestätigung',
  'user.merged': 'Ein anderes Konto wurde mit diesem zusammengeführt',
  'user.password_link_sent': 'Erhielt einen Link, um ein Passwort zu wählen',
  'user.promoted': 'Erhielt Administrationsrechte',
  'user.role_ended': 'Hat eine Rolle in der Verwaltung nicht mehr',
  'user.role_granted': 'Erhielt eine Rolle in der Verwaltung',
  'user.updated': 'Profil oder Mitgliedschaft wurde geändert',
  'post.deleted': 'Ein Beitrag wurde gelöscht',
  'post.hidden': 'Ein Beitrag wurde ausgeblendet',
  'post.published': 'Ein Beitrag wurde veröffentlicht',
  'post.restored': 'Ein gelöschter Beitrag wurde wiederhergestellt',
};

export const HISTORY_SENTENCES: Translation<typeof englishSentences> = {
  created: ({ by }) => (by ? 'Hat sich über eine Einladung registriert' : 'Das Konto wurde erstellt'),
  imported: () => 'Wurde aus einer Liste importiert',
  updated_by_import: () => 'Wurde aus einer Liste aktualisiert',
  applied: () => 'Hat die Aufnahme beantragt',
  approved: () => 'Der Aufnahmeantrag wurde angenommen',
  invited: () => 'Wurde eingeladen',
  joined: () => 'Hat sich zum ersten Mal angemeldet',
  confirmed_address: () => 'Hat die E-Mail-Adresse bestätigt',
  accepted_terms: ({ about, number: version, detail }) =>
    `Hat ${about.name === null ? 'einer Seite' : `„${about.name}“`} zugestimmt, Fassung ${version ?? 1}${detail === null ? '' : `, auf ${detail}`}`,
  membership_began: () => 'Die Mitgliedschaft begann',
  membership_renewed: ({ day }, date) =>
    `Die Mitgliedschaft wurde verlängert, ${until(day, date, 'ohne Enddatum')}`,
  membership_ended: () => 'Die Mitgliedschaft endete',
  reported: (entry) => `Hat ${thing(entry)[1]} gemeldet${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `Wurde gemeldet${category(entry)}`
      : `${thing(entry)[0]} ${were(entry)} gemeldet${category(entry)}`,
  decided: (entry, date) =>
    DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'Eine Entscheidung wurde getroffen',
  objected: () => 'Hat einer Entscheidung widersprochen',
  answered: ({ detail }) =>
    detail === 'reversed'
      ? 'Dem Widerspruch wurde stattgegeben und die Entscheidung zurückgenommen'
      : 'Der Widerspruch wurde beantwortet und die Entscheidung aufrechterhalten',
  ordered: ({ about }) => `Hat ${about.name === null ? 'eine Leistung' : `„${about.name}“`} beauftragt`,
  order_status: ({ about, detail }) =>
    `Auftrag für ${about.name === null ? 'eine Leistung' : `„${about.name}“`}: ${STATES[detail ?? ''] ?? 'geändert'}`,
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'Hat nach den eigenen Daten gefragt'}${day === null ? '' : `, eingegangen am ${date(day)}`}`,
  data_request_decided: ({ detail }) =>
    REQUESTS[detail ?? ''] ?? 'Die Anfrage zu den eigenen Daten wurde abgeschlossen',
  batch: (entry, date) => BATCHES[entry.detail ?? '']?.(entry, date) ?? 'Wurde mit anderen geändert',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};

import type { auditMessages as english } from '#src/features/admin/audit/audit.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const THINGS: Record<string, string> = {
  user: 'Mitglied',
  user_batch: 'Sammelaktion',
  industry: 'Branche',
  business: 'Unternehmen',
  import: 'Import',
  backup: 'Sicherung',
  provider: 'Anmeldedienst',
  post: 'Beitrag',
  comment: 'Kommentar',
  review: 'Bewertung',
  order: 'Auftrag',
  embeddings: 'Embedding-Dienst',
  delivery: 'Zustellung',
  article: 'Artikel',
  applicant: 'Aufnahmeantrag',
  short_link: 'Kurzlink',
  settings: 'Einstellungen',
  service: 'Leistung',
  page: 'Seite',
  invitations: 'Einladungen',
  banner: 'Banner',
  audit: 'Protokoll',
  handover: 'Übergabe',
};

const REASONS = {
  changed: 'wurde nach dem Schreiben geändert',
  removed: 'wurde mit allem, was danach kam, entfernt',
  unsigned: 'wurde nicht von dieser Installation signiert',
};

export const auditMessages: Translation<typeof english> = {
  title: 'Protokoll',
  description: 'Alles, was die Administration getan hat. Einträge werden nur angefügt und sind signiert.',
  noun: 'Protokolleinträge',
  empty: 'Was die Administration tut, erscheint hier.',
  system: 'System',
  person: { label: 'Person', placeholder: 'Wer es getan hat oder wen es betrifft' },
  event: { label: 'Was geschehen ist', any: 'Alles' },
  outcomes: { denied: 'verweigert', failure: 'fehlgeschlagen' },
  unnamed: (type, id) => `${THINGS[type] ?? type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name) => `Alles über ${name}`,
  only: (name) => `Nur Einträge zu: ${name}`,
  download: 'Als CSV herunterladen',
  yes: 'ja',
  no: 'nein',
  entries: (count) => plural(count, { one: '1 Eintrag', other: `${number(count)} Einträge` }),
  andMore: (shown, more) => `${shown} und ${number(more)} weitere`,
  filter: 'Filtern',
  clear: 'Zurücksetzen',
  emptyValue: '(leer)',
  integrity: {
    verify: 'Unversehrtheit prüfen',
    intact: (rows) =>
      `Das Protokoll ist unversehrt: ${plural(rows, { one: '1 Eintrag', other: `${number(rows)} Einträge` })}.`,
    broken: (id, reason) => `Das Protokoll ist nicht unversehrt: Eintrag ${id} ${REASONS[reason]}.`,
  },
};

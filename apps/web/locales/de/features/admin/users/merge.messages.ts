import type { Audience } from '#src/lib/audiences.ts';
import type { mergeMessages as english } from '#src/features/admin/users/merge.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const RECORDS: Record<string, string> = {
  posts: 'Beiträge',
  post_comments: 'Kommentare',
  post_likes: '„Gefällt mir“',
  articles: 'Artikel',
  businesses: 'Unternehmen',
  business_reviews: 'Bewertungen',
  business_employees: 'Zugehörigkeiten zu Teams',
  connections: 'Kontakte',
  messages: 'Nachrichten',
  referrals: 'Empfehlungen',
  opportunities: 'Ausschreibungen',
  opportunity_applications: 'Bewerbungen',
  service_orders: 'Aufträge',
  blocks: 'Blockierungen',
};
const OTHER = 'Sonstige Einträge';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'alle, auch Besuchende',
  members: 'Mitglieder',
  connections: 'Kontakte',
  nobody: 'niemand',
};

export const mergeMessages: Translation<typeof english> = {
  open: 'Anderes Konto zusammenführen',
  title: 'Ein anderes Konto mit diesem zusammenführen',
  intro: (name, email) =>
    `Für eine Person mit zwei Konten. ${name} (${email}) bleibt, mit dieser Adresse und dem zugehörigen Passwort.`,
  search: {
    label: 'Konto, das übernommen und geschlossen wird',
    placeholder: 'Name, E-Mail oder Mitgliedsnummer',
  },
  results: 'Gefundene Konten',
  nobody: 'Kein anderes Konto gefunden.',
  loading: 'Beide Konten werden geprüft...',
  ends: (name, email) =>
    `${name} (${email}) wird abgemeldet, und eine Anmeldung ist nicht mehr möglich. Das lässt sich nicht rückgängig machen.`,
  moves: 'Was übernommen wird',
  nothing: 'Dieses Konto enthält nichts, was zu übernehmen wäre.',
  record: (table) => RECORDS[table] ?? OTHER,
  count: (moved, dropped) =>
    dropped === 0 ? number(moved) : `${number(moved)}, ${number(dropped)} übersprungen`,
  droppedHint:
    'Übersprungen: alles, was beide Konten schon haben, etwa „Gefällt mir“ für denselben Beitrag, und alles, was sie einander gesendet haben.',
  filled: (count) =>
    plural(count, {
      one: '1 leeres Feld wird aus dem anderen Konto ausgefüllt.',
      other: `${number(count)} leere Felder werden aus dem anderen Konto ausgefüllt.`,
    }),
  restricted: {
    title: 'Privatsphäre',
    hint: 'Von beiden Konten bleibt die strengere Wahl:',
    emailAudience: (audience) => `E-Mail-Adresse: ${AUDIENCE[audience]}`,
    phoneAudience: (audience) => `Telefonnummer: ${AUDIENCE[audience]}`,
    suggestable: 'Wird anderen Mitgliedern nicht vorgeschlagen',
    readReceipts: 'Zeigt nicht, wann Nachrichten gelesen wurden',
    searchEngines: 'Erscheint nicht in Suchmaschinen',
  },
  submit: 'Zusammenführen',
  merged: (name) => ({
    title: 'Konten zusammengeführt',
    description: `${name} hat jetzt alles aus beiden Konten.`,
  }),
};

import type { directoryMessages as english } from '#src/features/businesses/directory/directory.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const directoryMessages: Translation<typeof english> = {
  title: 'Branchenverzeichnis',
  description: 'Finden und bewerten Sie Unternehmen unserer Mitglieder.',
  add: 'Ihr Unternehmen eintragen',
  search: 'Unternehmen suchen',
  placeholder: 'Name, Leistung, Stadt...',
  allCategories: 'Alle Kategorien',
  allIndustries: 'Alle Branchen',
  tabs: { all: 'Alle Unternehmen', featured: 'Hervorgehoben', verified: 'Geprüft' },
  loading: 'Unternehmen werden geladen...',
  failed: 'Das Branchenverzeichnis konnte nicht geladen werden',
  none: {
    title: 'Keine Unternehmen gefunden',
    text: 'Versuchen Sie es mit einer anderen Suche oder weniger Filtern. Vielleicht kennt jemand in der Gemeinschaft, wen Sie suchen.',
    near: (place) =>
      `Im Umkreis von 50 km um ${place} ist kein Unternehmen eingetragen. Wenn das kein Ortsname ist, ändern Sie den Ort in Ihrem Profil.`,
    firstTitle: 'Noch keine Unternehmen',
    first: 'Noch sind keine Unternehmen eingetragen. Ihres könnte das erste sein.',
    clear: 'Filter zurücksetzen',
    ask: 'Gemeinschaft fragen',
  },
  members: { title: 'Mitglieder', all: 'Alle passenden Mitglieder' },
  mine: 'Meine Unternehmen',
  category: 'Kategorie',
  industry: 'Branche',
  sort: 'Sortieren',
  sorts: { best: 'Bekannteste', newest: 'Neueste', name: 'Nach Name', nearest: 'Nächstgelegene' },
  choice: (label, count) => `${label} (${count})`,
  openNow: 'Jetzt geöffnet',
  nearMe: 'In meiner Nähe',
  near: (place) => `In der Nähe von ${place}`,
  tabsLabel: 'Unternehmen',
  total: (count) => plural(count, { one: '1 Unternehmen', other: `${number(count)} Unternehmen` }),
  atLeast: (total) => `Mindestens ${total}`,
  editLabel: (name) => `${name} bearbeiten`,
};

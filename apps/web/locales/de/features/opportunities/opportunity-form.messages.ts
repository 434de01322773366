import type * as english from '#src/features/opportunities/opportunity-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityFormMessages: Translation<typeof english.opportunityFormMessages> = {
  heading: 'Neue Ausschreibung veröffentlichen',
  submit: 'Ausschreibung veröffentlichen',
  editHeading: 'Ausschreibung bearbeiten',
  save: 'Änderungen speichern',
  title: 'Titel',
  titlePlaceholder: 'z. B. Buchhaltung für eine kleine Bäckerei',
  description: 'Beschreibung',
  descriptionPlaceholder: 'Was zu tun ist und für wen',
  type: 'Art',
  noType: 'Art wählen',
  company: 'Unternehmen',
  location: 'Ort',
  budget: 'Budget',
  budgetPlaceholder: 'z. B. 2.000 € im Monat',
  timeline: 'Zeitraum',
  timelinePlaceholder: 'z. B. ab März',
  contact: 'Ansprechperson',
  remote: 'Ortsunabhängig möglich',
  skills: 'Gefragte Kenntnisse',
  industries: 'Branchen',
  commas: 'Durch Kommas getrennt',
  requirements: 'Anforderungen',
  onePerLine: 'Eine pro Zeile',
  closing: 'Offen bis',
  closingHint: 'Nach diesem Tag kann sich niemand mehr bewerben.',
  audience: 'Wer sie sehen kann',
};

export const AUDIENCE_LABELS: Translation<typeof english.AUDIENCE_LABELS> = {
  members: 'Nur Mitglieder',
  public: 'Alle, auch Suchmaschinen',
};

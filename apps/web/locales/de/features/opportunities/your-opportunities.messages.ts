import type { yourOpportunitiesMessages as english } from '#src/features/opportunities/your-opportunities.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const yourOpportunitiesMessages: Translation<typeof english> = {
  none: {
    title: 'Sie haben noch nichts veröffentlicht',
    text: 'Sagen Sie, was Sie brauchen, und Mitglieder können sich bewerben.',
  },
  applications: {
    title: 'Ihre Bewerbungen',
    loading: 'Ihre Bewerbungen werden geladen...',
    failed: 'Ihre Bewerbungen konnten nicht geladen werden',
    write: 'Schreiben',
    writeLabel: (name) => `${name} schreiben`,
    none: {
      title: 'Sie haben sich noch nicht beworben',
      text: 'Hier stehen Ihre Bewerbungen und die Antworten darauf.',
      action: 'Alle Ausschreibungen ansehen',
    },
  },
};

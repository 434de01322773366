import type { businessPageMessages as english } from '#src/features/businesses/page/business-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const businessPageMessages: Translation<typeof english> = {
  share: 'Teilen',
  noDescription: 'Keine Beschreibung vorhanden.',
  askAbout: 'Anfragen',
  noServices: 'Keine Leistungen angegeben.',
  noReviews: 'Noch keine Bewertungen. Schreiben Sie die erste!',
  noTeam: 'Keine Teammitglieder angegeben.',
  anonymous: 'Anonym',
  recent: 'Kürzlich',
  noComment: 'Kein Kommentar angegeben.',
  tabs: { about: 'Über uns', services: 'Leistungen', reviews: 'Bewertungen', team: 'Team' },
  contact: 'Unternehmen kontaktieren',
  save: 'Unternehmen merken',
  saved: 'Unternehmen gemerkt',
  savedToast: (name) => ({
    title: `${name} ist gemerkt`,
    description: 'Sie finden das Unternehmen unter „Gemerkt“.',
  }),
  edit: 'Unternehmen bearbeiten',
  stats: {
    title: 'Auf einen Blick',
    rating: 'Bewertung',
    reviews: 'Bewertungen',
    views: 'Profilaufrufe',
    years: 'Jahre am Markt',
    noYear: 'Keine Angabe',
  },
  outOfFive: 'von 5',
  established: 'Gegründet',
  employees: 'Beschäftigte',
  sidebar: 'Kontakt und Zahlen',
  onSite: (name, site) => `${name} auf ${site}`,
  quick: {
    label: 'Kontaktmöglichkeiten',
    call: 'Anrufen',
    email: 'E-Mail',
    website: 'Website',
    directions: 'Route',
    message: 'Nachricht',
  },
};

import type { siteFileMessages as english } from '#src/community/site/site-files.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteFileMessages: Translation<typeof english> = {
  unsubscribe: {
    question: 'Diese E-Mails abbestellen?',
    submit: 'Abbestellen',
    invalid: 'Dieser Link ist nicht gültig',
    settings: 'In den Einstellungen wählen, welche E-Mails Sie erhalten',
    done: 'Erledigt',
    noMore: 'Sie erhalten keine solchen E-Mails mehr.',
    digest: 'Die wöchentliche Zusammenfassung',
  },
  overload: {
    429: {
      title: 'Zu viele Anfragen',
      text: 'Aus Ihrem Netzwerk wurden in kurzer Zeit sehr viele Seiten aufgerufen. Bitte warten Sie ein wenig und versuchen Sie es dann noch einmal.',
    },
    503: {
      title: 'Hier ist gerade viel los',
      text: 'Zurzeit rufen mehr Menschen diese Website auf, als wir bedienen können. Bitte versuchen Sie es gleich noch einmal.',
    },
    again: 'Noch einmal versuchen',
  },
  feeds: {
    news: {
      title: 'Neuigkeiten aus den Branchen',
      description: 'Neuigkeiten für Berufstätige und alle, die ein Unternehmen führen.',
    },
    opportunities: { title: 'Ausschreibungen', description: 'Was Mitglieder suchen.' },
  },
  cards: {
    members: 'Mitglied',
    businesses: 'Unternehmen',
    news: 'Artikel',
    posts: 'Beitrag',
  },
};

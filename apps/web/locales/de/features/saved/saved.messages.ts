import type { savedMessages as english } from '#src/features/saved/saved.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedMessages: Translation<typeof english> = {
  title: 'Gemerkt',
  description: 'Für später gemerkt. Nur Sie können dies sehen.',
  tabs: {
    label: 'Merklisten',
    posts: 'Beiträge',
    articles: 'Artikel',
    businesses: 'Unternehmen',
    opportunities: 'Ausschreibungen',
  },
  posts: {
    label: 'Gemerkte Beiträge',
    failed: 'Ihre gemerkten Beiträge konnten nicht geladen werden',
    empty: 'Noch keine gemerkten Beiträge',
    text: 'Merken Sie sich einen Beitrag im Feed, und Sie finden ihn hier.',
    action: 'Zum Feed',
  },
  articles: {
    failed: 'Ihre gemerkten Artikel konnten nicht geladen werden',
    empty: 'Noch keine gemerkten Artikel',
    text: 'Merken Sie sich einen Artikel, um ihn später zu lesen.',
    action: 'Zu den Neuigkeiten',
  },
  opportunities: {
    label: 'Gemerkte Ausschreibungen',
    loading: 'Gemerkte Ausschreibungen werden geladen...',
    failed: 'Ihre gemerkten Ausschreibungen konnten nicht geladen werden',
    empty: 'Noch keine gemerkten Ausschreibungen',
    text: 'Merken Sie sich eine Ausschreibung, um später darauf zurückzukommen.',
    action: 'Ausschreibungen ansehen',
  },
};

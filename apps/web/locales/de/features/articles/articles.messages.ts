import type { articlesMessages as english } from '#src/features/articles/articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const articlesMessages: Translation<typeof english> = {
  title: 'Neuigkeiten aus den Branchen',
  description: 'Branchennachrichten, geschrieben von unseren Mitgliedern.',
  rss: 'RSS-Feed',
  write: 'Artikel schreiben',
  yours: 'Ihre Artikel',
  loading: 'Artikel werden geladen...',
  failed: 'Die Neuigkeiten konnten nicht geladen werden',
  count: (shown, category) =>
    `Angezeigt: ${number(shown)} Artikel${category === '' ? '' : ` in der Kategorie „${category}“`}`,
  empty: {
    title: 'Keine Artikel gefunden',
    text: 'Ändern Sie Ihre Suche oder sehen Sie alle Kategorien durch',
    action: 'Alle Kategorien ansehen',
    firstTitle: 'Noch keine Artikel',
    first: 'Hier erscheinen Artikel.',
  },
  filters: {
    search: 'Artikel suchen',
    placeholder: 'Artikel suchen...',
    category: 'Kategorie',
    all: 'Alle',
    topics: 'Themen im Trend',
  },
  article: {
    loading: 'Artikel wird geladen...',
    failed: 'Der Artikel konnte nicht geladen werden',
    trending: 'Im Trend',
    featured: 'Hervorgehoben',
    readTime: (minutes) => `${minutes} Min. Lesezeit`,
    tags: 'Schlagwörter',
    moreTags: (count) => plural(count, { one: '+1 weiteres', other: `+${count} weitere` }),
    originalUrl: 'Zuerst erschienen auf',
    related: 'Lesen Sie auch',
    browseAll: 'Alle Artikel ansehen',
    joinToRead:
      'Den ganzen Artikel lesen nur Mitglieder. Treten Sie bei, um weiterzulesen; danach kommen Sie auf diese Seite zurück.',
    comments: 'Kommentare',
    joinToComment: (count) =>
      count === 0
        ? 'Noch keine Kommentare. Treten Sie bei, um zu kommentieren.'
        : `${plural(count, { one: '1 Kommentar', other: `${number(count)} Kommentare` })}. Treten Sie bei, um mitzulesen und zu kommentieren.`,
    like: (title, count) => `„Gefällt mir“ für „${title}“, bisher ${number(count)}`,
    bookmark: (title) => `„${title}“ merken`,
    saveTooltip: 'Für später merken',
    unsaveTooltip: 'Nicht mehr merken',
    share: (title) => `„${title}“ teilen`,
    shareTooltip: 'Teilen',
  },
  notFound: {
    title: 'Artikel nicht gefunden',
    text: 'Den gesuchten Artikel gibt es nicht.',
    back: 'Zurück zu den Neuigkeiten',
  },
};

import type { adminArticlesMessages as english } from '#src/features/admin/articles/admin-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const adminArticlesMessages: Translation<typeof english> = {
  noun: 'Artikel',
  search: {
    label: 'Artikel nach Titel, Name oder Kategorie durchsuchen',
    placeholder: 'Artikel suchen...',
  },
  empty: 'Hier entstehen Neuigkeiten aus der Branche. Erstellen Sie den ersten Artikel.',
  create: 'Artikel erstellen',
  featured: 'Hervorgehoben',
  regular: 'Normal',
  published: 'Veröffentlicht',
  stats: (views, engagement) =>
    `${plural(views, { one: '1 Aufruf', other: `${number(views)} Aufrufe` })} · ${engagement} % Interaktion`,
  created: { title: 'Artikel erstellt' },
  saved: { title: 'Artikel gespeichert' },
  editor: {
    failed: 'Der Artikel konnte nicht geladen werden',
    back: 'Zurück zu den Artikeln',
    createTitle: 'Artikel erstellen',
    editTitle: 'Artikel bearbeiten',
    modes: 'Schreiben oder Vorschau',
    write: 'Schreiben',
    preview: 'Vorschau',
    publish: 'Artikel veröffentlichen',
    saveUnpublished: 'Als Entwurf speichern',
  },
  fields: {
    title: 'Titel',
    author: 'Verfasst von',
    category: 'Kategorie',
    summary: 'Zusammenfassung',
    summaryHint: 'Erscheint in der Artikelliste und in Linkvorschauen',
    content: 'Inhalt',
    contentHint: 'Markieren Sie Text, um ihn zu formatieren, oder schreiben Sie Markdown',
    tags: 'Schlagwörter',
    tagsHint: 'Durch Kommas getrennt',
    heroImage: 'Titelbild',
    url: 'Original-URL (falls zuerst anderswo erschienen)',
  },
  writer: {
    label: 'Mitglied, das ihn geschrieben hat (optional)',
    hint: 'Beim Lesen ist das Profilbild zu sehen, und der Name führt zum Profil.',
    typeAName: 'Namen eingeben',
    nobody: 'Kein Mitglied gefunden',
    clear: 'Kein Mitglied',
  },
  picture: {
    add: 'Bild in den Text einfügen',
    uploading: 'Bild wird hochgeladen',
    added: 'Einzufügendes Bild',
    alt: 'Alternativtext',
    altHint: 'Was das Bild zeigt, für Menschen, die es nicht sehen können',
    caption: 'Bildunterschrift (optional)',
    insert: 'Einfügen',
    discard: 'Verwerfen',
  },
  preview: {
    untitled: 'Ohne Titel',
    readTime: (minutes) => `${minutes} Min. Lesezeit`,
  },
};

import type { adminPagesMessages as english } from '#src/features/admin/pages/admin-pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const adminPagesMessages: Translation<typeof english> = {
  title: 'Seiten',
  description: 'Nutzungsbedingungen, Datenschutzerklärung und weitere Seiten, von Ihnen geschrieben.',
  failed: 'Die Seiten konnten nicht geladen werden',
  editorFailed: 'Diese Seite konnte nicht geladen werden',
  back: 'Zurück zu allen Seiten',
  list: {
    label: 'Alle Seiten',
    new: 'Neue Seite',
    empty: 'Noch keine Seiten',
    emptyText:
      'Beginnen Sie mit denen, die Mitglieder erwarten. Jede beginnt mit einem Entwurf; lassen Sie ihn prüfen.',
    suggestions: 'Beginnen mit',
    published: 'Veröffentlicht',
    draft: 'Entwurf',
    changed: 'Unveröffentlichte Änderungen',
    start: (title) => `${title} beginnen`,
  },
  suggested: [
    { slug: 'terms', title: 'Nutzungsbedingungen' },
    { slug: 'privacy', title: 'Datenschutzerklärung' },
    { slug: 'imprint', title: 'Impressum' },
    { slug: 'accessibility', title: 'Barrierefreiheit' },
    { slug: 'guidelines', title: 'Regeln der Gemeinschaft' },
  ],
  editor: {
    createTitle: 'Neue Seite',
    modes: 'Modus',
    write: 'Schreiben',
    preview: 'Vorschau',
    previewEmpty: 'Noch nichts für eine Vorschau.',
    title: 'Titel',
    slug: 'Adresse',
    slugHint: (slug) =>
      `Die Seite liegt unter /pages/${slug || '...'}. Nach der Veröffentlichung bleibt sie dort.`,
    content: 'Text',
    contentHint: 'Mit Markdown formatiert. HTML wird als Text angezeigt.',
    inFooter: 'In der Fußzeile verlinken',
    create: 'Entwurf erstellen',
    save: 'Entwurf speichern',
    publish: 'Veröffentlichen',
    view: 'Seite ansehen',
    unpublish: 'Zurückziehen',
    unpublishTitle: 'Diese Seite zurückziehen?',
    unpublishText: 'Besuchende finden sie nicht mehr. Der Text und alle Fassungen bleiben gespeichert.',
    delete: 'Löschen',
    deleteTitle: 'Diese Seite löschen?',
    deleteText: 'Sie wurde nie veröffentlicht. Ihr Text wird gelöscht.',
  },
  languages: {
    states: {
      first: (language) => `${language}: Originalsprache`,
      missing: (language) => `${language}: fehlt`,
      draft: (language) => `${language}: Entwurf`,
      published: (language) => `${language}: veröffentlicht`,
      changed: (language) => `${language}: unveröffentlichte Änderungen`,
      outdated: (language) => `${language}: älter als das Original`,
    },
    original: (language) => `Originaltext (${language})`,
    emptied: 'Ohne Titel und Text erscheint die Seite in der Originalsprache.',
    firstFirst: (language) => `Veröffentlichen Sie die Seite zuerst in der Originalsprache (${language}).`,
  },
  publication: {
    title: 'Diese Seite veröffentlichen',
    placeholders: (count) =>
      plural(count, {
        one: 'Eine Angabe ist noch auszufüllen',
        other: `${number(count)} Angaben sind noch auszufüllen`,
      }),
    anyway: 'Trotzdem veröffentlichen',
    requires: 'Mitglieder müssen dieser Seite zustimmen',
    requiresHint:
      'Neue Mitglieder stimmen ihr beim Beitritt zu. Alle anderen werden einmal nach der Anmeldung gefragt.',
    again: 'Mitglieder erneut fragen',
    againHint: 'Ankreuzen, wenn sich für Mitglieder etwas ändert. Bei kleinen Korrekturen nicht ankreuzen.',
  },
  saved: { title: 'Entwurf gespeichert' },
  published: { title: 'Seite veröffentlicht' },
  unpublished: { title: 'Seite zurückgezogen' },
  deleted: { title: 'Seite gelöscht' },
  conflict: {
    title: 'Jemand anderes hat diese Seite geändert',
    text: 'Nichts ist verloren: Ihr Text steht noch im Formular, der andere darunter. Mit welchem möchten Sie weitermachen?',
    theirs: 'Der andere Text',
    keepMine: 'Mit meinem weitermachen',
    takeTheirs: 'Meinen durch den anderen ersetzen',
  },
  versions: {
    title: 'Veröffentlichte Fassungen',
    version: (version) => `Fassung ${version}`,
    by: (date, name) => (name ? `${date}, von ${name}` : date),
    current: 'Aktuell',
    accepted: (accepted, members) =>
      plural(members, {
        one: `${number(accepted)} von 1 Mitglied hat dieser Seite zugestimmt.`,
        other: `${number(accepted)} von ${number(members)} Mitgliedern ${plural(accepted, { one: 'hat', other: 'haben' })} dieser Seite zugestimmt.`,
      }),
    read: 'Lesen',
    readLabel: (version) => `Fassung ${version} lesen`,
    failed: 'Diese Fassung konnte nicht geladen werden',
  },
};

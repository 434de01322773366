import type { ownArticlesMessages as english } from '#src/features/articles/own/own-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownArticlesMessages: Translation<typeof english> = {
  title: 'Ihre Artikel',
  description: 'Was Sie für die Neuigkeiten geschrieben haben, veröffentlicht oder nicht.',
  write: 'Artikel schreiben',
  loading: 'Ihre Artikel werden geladen...',
  failed: 'Ihre Artikel konnten nicht geladen werden',
  empty: {
    title: 'Noch keine Artikel',
    text: 'Teilen Sie, was Sie wissen. Die Administration liest jeden Artikel, bevor er in den Neuigkeiten steht.',
  },
  closed:
    'Mitglieder können im Moment keine Artikel einreichen. Was Sie geschrieben haben, bleibt hier und im Export Ihrer Daten.',
  states: {
    draft: 'Entwurf',
    waiting: 'Wartet auf Freigabe',
    declined: 'Abgelehnt',
    published: 'Veröffentlicht',
    hidden: 'Nicht mehr veröffentlicht',
  },
  reason: (text) => `Grund: ${text}`,
  confirmFirst: {
    title: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
    text: (email) =>
      `Ihr Artikel lässt sich speichern und einreichen, sobald ${email} bestätigt ist: Öffnen Sie den Link, den wir Ihnen geschickt haben. Bis dahin bleibt, was Sie schreiben, nur in diesem Browser.`,
  },
  form: {
    title: 'Artikel schreiben',
    editTitle: 'Ihr Artikel',
    description: 'Die Administration liest ihn, bevor er in den Neuigkeiten steht.',
    modes: 'Schreiben oder Vorschau',
    write: 'Schreiben',
    preview: 'Vorschau',
    untitled: 'Ohne Titel',
    saveDraft: 'Entwurf speichern',
    submit: 'Zur Freigabe einreichen',
    remove: 'Löschen',
    fields: {
      title: 'Titel',
      category: 'Kategorie',
      summary: 'Zusammenfassung',
      content: 'Text',
      heroImage: 'Bild',
    },
    hints: {
      summary: 'Ein oder zwei Sätze, die Lust aufs Lesen machen',
      content: 'Markieren Sie Text, um ihn zu formatieren, oder schreiben Sie Markdown',
    },
  },
  saved: { title: 'Entwurf gespeichert', description: 'Nur Sie sehen ihn, bis Sie ihn einreichen.' },
  deleted: { title: 'Artikel gelöscht' },
  withdrawn: { title: 'Artikel zurückgenommen', description: 'Er ist wieder ein Entwurf.' },
  confirmDelete: {
    title: 'Diesen Artikel löschen?',
    text: 'Sein Text lässt sich nicht wiederherstellen.',
    action: 'Artikel löschen',
  },
  waiting: {
    title: 'Ihr Artikel wartet auf Freigabe',
    text: 'Die Administration liest ihn und veröffentlicht ihn oder sagt Ihnen, was zu ändern ist. Sie erfahren es in jedem Fall. Bis dahin sehen ihn nur Sie und die Administration.',
    withdraw: 'Zurücknehmen',
  },
  declined: {
    title: 'Dieser Artikel wurde nicht veröffentlicht',
    text: 'Ändern Sie ihn und reichen Sie ihn wieder ein.',
  },
  published: {
    title: 'Ihr Artikel steht in den Neuigkeiten',
    text: 'Veröffentlichtes ändert die Administration. Wenden Sie sich an sie, wenn etwas nicht stimmt.',
    read: 'In den Neuigkeiten lesen',
  },
  hidden: {
    title: 'Ihr Artikel steht nicht mehr in den Neuigkeiten',
    text: 'Die Administration hat ihn herausgenommen. Fragen Sie nach, wenn Sie den Grund wissen möchten.',
  },
  notFound: {
    title: 'Artikel nicht gefunden',
    text: 'Sie haben keinen solchen Artikel. Vielleicht haben Sie ihn gelöscht.',
    back: 'Ihre Artikel',
  },
};

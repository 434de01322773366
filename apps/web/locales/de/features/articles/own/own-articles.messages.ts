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
    text: 'Teilen Sie, was Sie wissen. Die Administration liest jeden Artikel, bevor er in den Neuigkeiten erscheint.',
  },
  closed:
    'Mitglieder können zurzeit keine Artikel einreichen. Was Sie geschrieben haben, bleibt hier und im Export Ihrer Daten erhalten.',
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
      `Sie können Ihren Artikel speichern und einreichen, sobald ${email} bestätigt ist: Öffnen Sie dazu den Link, den wir Ihnen geschickt haben. Bis dahin ist Ihr Text nur in diesem Browser gespeichert.`,
  },
  form: {
    title: 'Artikel schreiben',
    editTitle: 'Ihr Artikel',
    description: 'Die Administration liest ihn, bevor er in den Neuigkeiten erscheint.',
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
  withdrawn: { title: 'Artikel zurückgezogen', description: 'Er ist wieder ein Entwurf.' },
  confirmDelete: {
    title: 'Diesen Artikel löschen?',
    text: 'Der Text lässt sich nicht wiederherstellen.',
    action: 'Artikel löschen',
  },
  waiting: {
    title: 'Ihr Artikel wartet auf Freigabe',
    text: 'Die Administration liest ihn, dann veröffentlicht sie ihn oder teilt Ihnen mit, was zu ändern ist. Sie werden in jedem Fall benachrichtigt. Bis dahin sehen ihn nur Sie und die Administration.',
    withdraw: 'Zurückziehen',
  },
  declined: {
    title: 'Dieser Artikel wurde nicht veröffentlicht',
    text: 'Ändern Sie ihn und reichen Sie ihn erneut ein.',
  },
  published: {
    title: 'Ihr Artikel steht in den Neuigkeiten',
    text: 'Veröffentlichte Artikel kann nur die Administration ändern. Wenden Sie sich an sie, wenn etwas nicht stimmt.',
    read: 'In den Neuigkeiten lesen',
  },
  hidden: {
    title: 'Ihr Artikel steht nicht mehr in den Neuigkeiten',
    text: 'Die Administration hat ihn herausgenommen. Fragen Sie dort nach, wenn Sie den Grund erfahren möchten.',
  },
  notFound: {
    title: 'Artikel nicht gefunden',
    text: 'Er ist nicht unter Ihren Artikeln. Vielleicht haben Sie ihn gelöscht.',
    back: 'Ihre Artikel',
  },
};

import type { chapterFormMessages as english } from '#src/features/chapters/form/chapter-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterFormMessages: Translation<typeof english> = {
  createTitle: 'Neue Gruppe',
  createText: 'Sie leiten sie, bis Sie sie übergeben.',
  editTitle: 'Einstellungen der Gruppe',
  submit: 'Gruppe gründen',
  created: 'Gruppe gegründet',
  saved: 'Änderungen gespeichert',
  notYours: 'Nur die Gruppenleitung kann die Einstellungen ändern.',
  notAllowed: 'Nur die Administration kann Gruppen gründen. Bitten Sie sie, Ihre anzulegen.',
  back: 'Zurück zur Gruppe',
  toList: 'Alle Gruppen',
  fields: {
    name: { label: 'Name' },
    description: { label: 'Über die Gruppe' },
    place: { label: 'Ort', description: 'Wo sie sich trifft, etwa eine Stadt.' },
    timeZone: { label: 'Zeitzone' },
    joining: { label: 'Beitritt' },
    question: {
      label: 'Frage an alle, die beitreten möchten',
      description: 'Wenn Sie nichts eingeben, fragen wir, warum sie beitreten möchten.',
    },
    isHidden: {
      label: 'Verborgen',
      description: 'Niemand außerhalb findet sie oder sieht ihre Mitglieder. Beitritt nur mit Einladung.',
    },
    oneSeatPerTrade: {
      label: 'Ein Platz je Fachgebiet',
      description:
        'Mitglieder nennen ihr Fachgebiet, und niemand sonst aus diesem Fachgebiet kann beitreten. Dies lässt sich später nicht ändern.',
    },
    seat: { label: 'Ihr Fachgebiet', description: 'Ihr eigener Platz in der Gruppe.' },
  },
  chooseZone: 'Zeitzone wählen',
  joining: {
    open: 'Alle können beitreten',
    request: 'Die Gruppenleitung entscheidet über Anfragen',
    invited: 'Nur mit Einladung',
  },
  close: {
    action: 'Gruppe schließen',
    text: 'Eine geschlossene Gruppe nimmt keine Mitglieder auf, und nur ihre Mitglieder sehen sie.',
    question: 'Diese Gruppe schließen?',
    withEvents: 'Auch die Veranstaltungen absagen?',
    withEventsAction: 'Veranstaltungen absagen und schließen',
    done: 'Gruppe geschlossen',
    reopen: 'Wieder öffnen',
    reopened: 'Gruppe wieder geöffnet',
  },
};

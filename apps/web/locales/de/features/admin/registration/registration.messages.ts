import type { registrationMessages as english } from '#src/features/admin/registration/registration.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const registrationMessages: Translation<typeof english> = {
  title: 'Registrierung',
  description:
    'Wer Ihrer Gemeinschaft beitreten kann und wie sich Mitglieder anmelden. Änderungen gelten sofort und überall.',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  saved: { title: 'Änderungen gespeichert' },
  mode: {
    title: 'Wer beitreten kann',
    options: {
      open: { label: 'Alle', hint: 'Neue Mitglieder registrieren sich und können sich sofort anmelden.' },
      application: {
        label: 'Auf Antrag',
        hint: 'Interessierte füllen das Registrierungsformular und Ihre Fragen aus. Sie nehmen sie unter „Aufnahmeanträge“ an oder lehnen sie ab.',
      },
      invitation: {
        label: 'Nur auf Einladung',
        hint: 'Der Beitritt erfolgt über eine Einladung. Besuchende sehen, dass die Gemeinschaft nur Eingeladenen offensteht.',
      },
      closed: { label: 'Zurzeit niemand', hint: 'Die Registrierung ist abgeschaltet.' },
    },
  },
  switches: {
    membersInvite: {
      title: 'Einladungen',
      label: 'Mitglieder können andere einladen',
      hint: 'Mit Links für bis zu 20 Personen, gültig bis zu 30 Tage. Eingeladene treten ohne Aufnahmeantrag bei.',
    },
    protectsFromBots: {
      title: 'Bots',
      label: 'Registrierungen auf Bots prüfen',
      hint: 'Unsichtbar für Mitglieder: keine Rätsel, und kein anderes Unternehmen ist beteiligt. Registrierungen, die automatisch wirken, warten unter „Aufnahmeanträge“ auf Ihre Freigabe. Auch Programme, die sich über die API registrieren, warten dort.',
    },
    requiresConfirmedEmail: {
      title: 'E-Mail-Adressen',
      label: 'Bestätigte E-Mail-Adresse verlangen',
      hint: 'Bis zur Bestätigung können sich Mitglieder anmelden und lesen, aber keine Beiträge, Kommentare, Bewertungen, Unternehmen oder Ausschreibungen einstellen und keine unbekannten Mitglieder anschreiben.',
    },
    mailedCodes: {
      title: 'Anmeldung',
      label: 'Mitglieder können sich mit einem Code per E-Mail anmelden',
      hint: 'Für Mitglieder, die selten kommen und ihr Passwort vergessen. Der Code gilt einmal, zehn Minuten lang, in dem Browser, der ihn angefordert hat. Mitglieder mit Anmeldung in zwei Schritten geben weiterhin ihren zweiten Code ein, und die Administration kann ihn nur mit Anmeldung in zwei Schritten nutzen.',
    },
  },
  questions: {
    title: 'Fragen zum Aufnahmeantrag',
    hint: 'Erscheinen mit dem Registrierungsformular, wenn jemand die Aufnahme beantragt.',
    text: (position) => `Frage ${position}`,
    required: 'Pflichtfrage',
    add: 'Frage hinzufügen',
    up: (position) => `Frage ${position} nach oben verschieben`,
    down: (position) => `Frage ${position} nach unten verschieben`,
    remove: (position) => `Frage ${position} entfernen`,
  },
};

import type { connectionsMessages as english } from '#src/features/connections/connections.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsMessages: Translation<typeof english> = {
  request: (site) =>
    `Guten Tag! Ich bin bei ${site} auf Ihr Profil gestoßen und möchte mich gern mit Ihnen vernetzen.`,
  dialog: {
    title: (name) => `Mit ${name} vernetzen`,
    label: 'Ihre Nachricht',
    hint: 'Senden mit der Eingabetaste, neue Zeile mit Umschalt+Eingabe.',
    submit: 'Anfrage senden',
  },
  sentFromDashboard: (name) => `Kontaktanfrage an ${name} gesendet!`,
  sent: {
    title: 'Kontaktanfrage gesendet',
    description: 'Ihre Kontaktanfrage wurde gesendet.',
  },
  failed: 'Die Kontaktanfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  list: {
    loading: 'Kontakte werden geladen...',
    failed: 'Ihre Kontakte konnten nicht geladen werden',
    incoming: 'Warten auf Ihre Antwort',
    outgoing: 'Von Ihnen gesendet',
    network: 'Ihr Netzwerk',
    search: 'Ihre Kontakte durchsuchen',
    sorts: { label: 'Reihenfolge', newest: 'Neueste zuerst', name: 'Nach Nachname' },
    nothing: {
      title: 'Kein Kontakt gefunden',
      text: 'Versuchen Sie es mit einem Teil des Namens, des Unternehmens oder der Berufsbezeichnung.',
    },
  },
  empty: {
    title: 'Noch keine Kontakte',
    text: 'Vernetzen Sie sich mit einem Mitglied, das zu Ihnen passt. Ihr Netzwerk erscheint hier.',
    action: 'Passende Mitglieder ansehen',
  },
  actions: { accept: 'Annehmen', decline: 'Ablehnen', withdraw: 'Zurückziehen', remove: 'Kontakt entfernen' },
  more: (name) => `Weitere Optionen für ${name}`,
  since: (day) => `Vernetzt seit ${day}`,
  receivedOn: (day) => `Erhalten am ${day}`,
  sentOn: (day) => `Gesendet am ${day}`,
  profile: {
    accept: (firstName) => `Anfrage von ${firstName} annehmen`,
    decline: 'Ablehnen',
    withdraw: 'Anfrage zurückziehen',
    connected: 'Vernetzt',
    connect: 'Vernetzen',
    blocked: (firstName) => `Sie haben ${firstName} blockiert.`,
    more: (firstName) => `Weitere Optionen für ${firstName}`,
    block: (firstName) => `${firstName} blockieren`,
    unblock: (firstName) => `${firstName} nicht mehr blockieren`,
  },
};

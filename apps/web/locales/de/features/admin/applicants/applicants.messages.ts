import type { applicantsMessages as english } from '#src/features/admin/applicants/applicants.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicantsMessages: Translation<typeof english> = {
  title: 'Aufnahmeanträge',
  description: 'Personen, die Mitglied werden möchten. Sie erhalten bei jedem Schritt eine E-Mail.',
  filters: {
    waiting: 'Offen',
    asked: 'Warten auf Antwort',
    approved: 'Angenommen',
    declined: 'Abgelehnt',
  },
  noun: 'Aufnahmeanträge',
  empty: {
    waiting: { title: 'Keine offenen Aufnahmeanträge', text: 'Neue Aufnahmeanträge erscheinen hier.' },
    asked: {
      title: 'Kein Aufnahmeantrag wartet auf Antwort',
      text: 'Aufnahmeanträge, zu denen Sie eine Frage gestellt haben, erscheinen hier, bis die Antwort da ist.',
    },
    approved: {
      title: 'Keine angenommenen Aufnahmeanträge',
      text: 'Angenommene Aufnahmeanträge werden 30 Tage lang angezeigt.',
    },
    declined: {
      title: 'Keine abgelehnten Aufnahmeanträge',
      text: 'Abgelehnte Aufnahmeanträge werden 30 Tage lang angezeigt und dann endgültig gelöscht.',
    },
  },
  registration: 'Festlegen, wer beitreten kann',
  unconfirmed: 'E-Mail nicht bestätigt',
  profile: {
    jobTitle: 'Berufsbezeichnung',
    company: 'Unternehmen',
    industry: 'Branche',
    location: 'Ort',
    lookingFor: 'Ich suche',
    servicesOffered: 'Ich biete',
  },
  suspicions: {
    title: 'Das könnte ein Bot sein:',
    reasons: {
      honeypot: 'ein verstecktes Feld wurde ausgefüllt',
      fast: 'das Formular wurde binnen Sekunden abgeschickt',
      proof: 'die Browserprüfung im Hintergrund fehlt',
    },
  },
  guestAt: (title, inviter) =>
    `War${inviter === null ? '' : ` auf Einladung von ${inviter}`} zu Gast bei „${title}“.`,
  said: { community: 'Gefragt', applicant: 'Geantwortet' },
  reason: 'Begründung',
  approve: 'Annehmen',
  decline: 'Ablehnen',
  ask: 'Frage stellen',
  actionLabel: (action, name) => `${action}: ${name}`,
  viewProfile: 'Profil ansehen',
  approved: (name) => ({
    title: `${name} ist aufgenommen`,
    text: 'Wir haben einen Link per E-Mail geschickt. Sobald ein Passwort gewählt ist, erscheint das Mitglied im Verzeichnis.',
  }),
  notJoined: 'Noch nicht beigetreten',
  dialogs: {
    decline: {
      title: (name) => `Aufnahmeantrag von ${name} ablehnen?`,
      text: 'Die Begründung geht an die Antrag stellende Person. Der Antrag und seine Daten werden nach 30 Tagen endgültig gelöscht.',
      label: 'Begründung',
      submit: 'Ablehnen',
      done: { title: 'Aufnahmeantrag abgelehnt' },
    },
    ask: {
      title: (name) => `Frage an ${name}`,
      text: 'Die Antrag stellende Person erhält Ihre Frage per E-Mail und kann antworten. Danach ist der Antrag wieder offen.',
      label: 'Frage',
      submit: 'Senden',
      done: { title: 'Frage gesendet' },
    },
  },
};

import type { memberMessages as english } from '#src/features/admin/users/member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberMessages: Translation<typeof english> = {
  title: 'Mitglied',
  description: 'Profil, Mitgliedschaft und Konto.',
  loading: 'Mitglied wird geladen...',
  failed: 'Das Mitglied konnte nicht geladen werden',
  status: {
    title: 'Konto',
    lapsed: 'Nur Lesen: Mitgliedschaft beendet',
    admin: 'Administration',
    unconfirmed: 'E-Mail nicht bestätigt',
    joined: (date) => `Hinzugefügt am ${date}`,
    lastSeen: (date) => `zuletzt aktiv am ${date}`,
    neverSeen: 'nie angemeldet',
  },
  profile: 'Profil ansehen',
  resend: { invitation: 'Einladung erneut senden', confirmation: 'Bestätigung erneut senden' },
  resent: {
    invitation: { title: 'Einladung unterwegs' },
    confirmation: { title: 'Bestätigung unterwegs' },
  },
  passwordLink: {
    action: 'Passwort-Link senden',
    sent: {
      title: 'Link gesendet',
      description: 'Damit lässt sich innerhalb weniger Tage ein neues Passwort wählen.',
    },
  },
  address: {
    action: 'Adresse ändern',
    title: 'Andere E-Mail-Adresse',
    label: 'Neue E-Mail-Adresse',
    text: (email) =>
      `Bisher ${email}. Das Mitglied wird abgemeldet und erhält an der neuen Adresse einen Link, um ein Passwort zu wählen. Die frühere Adresse wird informiert.`,
    changed: {
      title: 'Adresse geändert',
      description: 'Ein Link, um ein Passwort zu wählen, ist dorthin unterwegs.',
    },
  },
  secondFactor: {
    action: 'Anmeldung in zwei Schritten ausschalten',
    title: (name) => `Anmeldung in zwei Schritten für ${name} ausschalten?`,
    text: 'Tun Sie das nur, wenn Sie sicher sind, dass das Mitglied selbst darum gebeten hat. Es wird überall abgemeldet und erhält eine E-Mail. Bis zur erneuten Einrichtung genügt zur Anmeldung das Passwort.',
    confirm: 'Ausschalten',
    done: { title: 'Anmeldung in zwei Schritten ausgeschaltet' },
  },
  deactivate: 'Deaktivieren',
  activate: 'Aktivieren',
  deactivation: {
    title: (name) => `${name} deaktivieren?`,
    text: 'Das Mitglied wird überall abgemeldet, kann sich nicht anmelden und ist für andere Mitglieder nicht sichtbar. Sie können es wieder aktivieren.',
    action: 'Deaktivieren',
  },
  membership: {
    title: 'Mitgliedschaft',
    number: { label: 'Mitgliedsnummer', description: 'Im Format Ihrer Gemeinschaft' },
    startsOn: { label: 'Mitglied seit' },
    expiresOn: {
      label: 'Endet am',
      description:
        'Leer lassen, wenn sie nicht endet. Wir schreiben dem Mitglied 30 und 7 Tage vorher und nach dem Ende eine E-Mail. Nach weiteren 30 Tagen kann es lesen, aber nichts veröffentlichen.',
    },
    notes: {
      label: 'Notizen',
      description: 'Andere Mitglieder sehen sie nie. Sie gehören zum Datenexport dieses Mitglieds.',
    },
    email: { label: 'E-Mail', description: 'Die Einladung geht an diese Adresse.' },
  },
  groups: { about: 'Profil', matching: 'Gesuche und Angebote', contact: 'Kontaktdaten' },
  history: {
    title: 'Verlauf',
    text: 'Beitritt, Bedingungen, Mitgliedschaft, Meldungen, Entscheidungen, Aufträge und Änderungen, das Neueste zuerst. Nur die Administration sieht ihn.',
    show: 'Verlauf anzeigen',
    hide: 'Verlauf ausblenden',
  },
  noIndustry: 'Keine Angabe',
  submit: 'Änderungen speichern',
  saved: { title: 'Mitglied gespeichert' },
};

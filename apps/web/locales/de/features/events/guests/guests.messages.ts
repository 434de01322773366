import type { guestsMessages as english } from '#src/features/events/guests/guests.messages.ts';
import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';
import type { Translation } from '@guildhall/locale/translation';

export const guestsMessages: Translation<typeof english> = {
  request: {
    title: 'Als Gast kommen',
    text: 'Sie brauchen kein Konto. Wir senden Ihnen eine E-Mail, mit der Sie Ihren Platz bestätigen.',
    submit: 'Platz anfragen',
    consent: `Meinen Namen und meine E-Mail-Adresse bis ${GUEST_DAYS} Tage nach der Veranstaltung speichern und dann löschen.`,
    sent: (email) =>
      `Wir haben eine E-Mail an ${email} gesendet. Öffnen Sie den Link darin, um Ihren Platz zu bestätigen; vorher ist nichts reserviert.`,
  },
  invite: {
    title: 'Gast mitbringen',
    text: 'Ihr Gast erhält in Ihrem Namen eine E-Mail und bestätigt den Platz selbst.',
    submit: 'Einladung senden',
    sent: (email) => `Ihre Einladung ist unterwegs an ${email}.`,
  },
  name: 'Name',
  email: 'E-Mail',
  close: 'Fertig',
  seat: {
    title: 'Ihr Platz',
    description: 'Bestätigen Sie Ihren Platz bei einer Veranstaltung oder geben Sie ihn frei.',
    open: 'Meinen Platz anzeigen',
    incomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie den ganzen Link aus der E-Mail.',
    confirm: 'Meinen Platz bestätigen',
    leave: { going: 'Meinen Platz freigeben', waiting: 'Warteliste verlassen' },
    leaveQuestion: { going: 'Ihren Platz freigeben?', waiting: 'Die Warteliste verlassen?' },
    leaveText: 'Er geht an die nächste Person auf der Warteliste.',
    code: 'Zeigen Sie diesen Code am Einlass.',
    stored: (day) => `Ihr Name und Ihre E-Mail-Adresse werden bis zum ${day} gespeichert und dann gelöscht.`,
    state: (status, position) => {
      if (status === 'going') return 'Sie haben einen Platz.';
      return status === 'waiting'
        ? `Sie sind Nummer ${position ?? 1} auf der Warteliste. Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.`
        : 'Sie haben noch keinen Platz.';
    },
    canceled: 'Dieser Termin wurde abgesagt.',
    closed: 'Für diesen Termin werden keine Plätze mehr vergeben.',
    given: 'Sie haben Ihren Platz freigegeben.',
  },
};

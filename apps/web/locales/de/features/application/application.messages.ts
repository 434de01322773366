import type { applicationMessages as english } from '#src/features/application/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  title: 'Ihr Aufnahmeantrag',
  description: 'Sehen Sie, wie es um Ihren Antrag steht. Damit bestätigen Sie auch Ihre E-Mail-Adresse.',
  open: 'Meinen Antrag anzeigen',
  incomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie den ganzen Link aus der E-Mail.',
  status: {
    waiting: 'Über Ihren Antrag ist noch nicht entschieden. Sie erhalten eine E-Mail.',
    asked: 'Vor der Entscheidung haben wir eine Frage an Sie.',
    approved:
      'Ihr Antrag wurde angenommen. Wir haben Ihnen einen Link geschickt, mit dem Sie ein Passwort wählen.',
    declined: 'Ihr Antrag wurde nicht angenommen. Alle Daten dazu werden innerhalb von 30 Tagen gelöscht.',
  },
  said: { community: 'Wir haben geschrieben', applicant: 'Ihre Antwort' },
  reply: { label: 'Ihre Antwort', submit: 'Antwort senden' },
  signIn: 'Anmelden',
  withdraw: {
    action: 'Antrag zurückziehen',
    title: 'Ihren Antrag zurückziehen?',
    text: 'Ihr Antrag und alle Daten dazu werden sofort gelöscht.',
    done: 'Ihr Antrag wurde zurückgezogen und gelöscht.',
  },
};

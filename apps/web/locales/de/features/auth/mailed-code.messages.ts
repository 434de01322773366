import type { mailedCodeMessages as english } from '#src/features/auth/mailed-code.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const mailedCodeMessages: Translation<typeof english> = {
  request: {
    intro:
      'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Code zum Anmelden. Ihr Passwort brauchen Sie nicht.',
    email: 'E-Mail',
    submit: 'Code senden',
    back: 'Passwort verwenden',
  },
  enter: {
    sent: (email, minutes) =>
      `Wenn ${email} zu einem Konto gehört, haben wir einen Code dorthin gesendet. Er gilt ${minutes} Minuten lang in diesem Browser.`,
    label: 'Code aus der E-Mail',
    hint: 'Acht Buchstaben und Ziffern. Sehen Sie auch im Spam-Ordner nach.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft...',
    again: 'Neuen Code senden',
  },
};

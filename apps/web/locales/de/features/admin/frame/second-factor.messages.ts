import type { secondFactorMessages as english } from '#src/features/admin/frame/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  title: 'Ihre Rolle verlangt die Anmeldung in zwei Schritten',
  text: 'Schalten Sie die Anmeldung in zwei Schritten ein, und die Verwaltung steht Ihnen sofort wieder offen. Wenn Sie einen Passkey haben, können Sie sich stattdessen damit anmelden.',
  action: 'Anmeldung in zwei Schritten einschalten',
  reminder: (day) =>
    `Ab dem ${day} verlangt Ihre Rolle einen zweiten Schritt bei der Anmeldung, damit ein gestohlenes Passwort nichts öffnet.`,
};

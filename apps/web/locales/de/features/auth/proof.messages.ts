import type { proofMessages as english } from '#src/features/auth/proof.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const proofMessages: Translation<typeof english> = {
  passkey: 'Stattdessen einen Passkey verwenden',
  appCode: 'Stattdessen einen Code aus Ihrer App verwenden',
  code: 'Code aus Ihrer App',
  submitCode: 'Code verwenden',
  passkeyFailed:
    'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder verwenden Sie Ihr Passwort.',
};

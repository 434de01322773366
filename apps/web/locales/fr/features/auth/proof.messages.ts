import type { proofMessages as english } from '#src/features/auth/proof.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const proofMessages: Translation<typeof english> = {
  passkey: 'Utiliser plutôt une clé d’accès',
  appCode: 'Utiliser plutôt un code de votre application',
  code: 'Code de votre application',
  submitCode: 'Utiliser le code',
  passkeyFailed: 'Impossible d’utiliser votre clé d’accès. Réessayez, ou utilisez votre mot de passe.',
};

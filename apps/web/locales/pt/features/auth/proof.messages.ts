import type { proofMessages as english } from '#src/features/auth/proof.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const proofMessages: Translation<typeof english> = {
  passkey: 'Usar uma chave de acesso',
  appCode: 'Usar um código do seu aplicativo',
  code: 'Código do seu aplicativo',
  submitCode: 'Usar o código',
  passkeyFailed: 'Não foi possível usar sua chave de acesso. Tente novamente ou use sua senha.',
};

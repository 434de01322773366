import type { proofMessages as english } from '#src/features/auth/proof.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const proofMessages: Translation<typeof english> = {
  passkey: 'Usar una llave de acceso',
  appCode: 'Usar un código de tu aplicación',
  code: 'Código de tu aplicación',
  submitCode: 'Usar el código',
  passkeyFailed: 'No se ha podido usar tu llave de acceso. Vuelve a intentarlo o usa tu contraseña.',
};

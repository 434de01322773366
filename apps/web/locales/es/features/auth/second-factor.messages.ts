import type { secondFactorMessages as english } from '#src/features/auth/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  app: {
    label: 'Código de tu aplicación de autenticación',
    hint: 'Seis cifras, que cambian cada 30 segundos.',
    other: 'Usar un código de recuperación',
  },
  recovery: {
    label: 'Código de recuperación',
    hint: 'Uno de los códigos que guardaste al activar el inicio de sesión en dos pasos. Cada uno sirve una sola vez.',
    other: 'Usar tu aplicación de autenticación',
  },
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión...',
  restart: 'Empezar de nuevo',
  failed: 'Error',
};

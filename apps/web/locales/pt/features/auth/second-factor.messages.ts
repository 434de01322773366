import type { secondFactorMessages as english } from '#src/features/auth/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  app: {
    label: 'Código do seu aplicativo autenticador',
    hint: 'Seis dígitos, que mudam a cada 30 segundos.',
    other: 'Usar um código de recuperação',
  },
  recovery: {
    label: 'Código de recuperação',
    hint: 'Um dos códigos que você salvou ao ativar o login em duas etapas. Cada um funciona uma vez.',
    other: 'Usar seu aplicativo autenticador',
  },
  submit: 'Entrar',
  busy: 'Entrando...',
  restart: 'Recomeçar',
  failed: 'Erro',
};

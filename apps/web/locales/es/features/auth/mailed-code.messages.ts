import type { mailedCodeMessages as english } from '#src/features/auth/mailed-code.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const mailedCodeMessages: Translation<typeof english> = {
  request: {
    intro:
      'Escribe tu dirección de correo y te enviaremos un código para iniciar sesión. No necesitas tu contraseña.',
    email: 'Correo electrónico',
    submit: 'Enviar el código',
    back: 'Usar tu contraseña',
  },
  enter: {
    sent: (email, minutes) =>
      `Si ${email} pertenece a una cuenta, le hemos enviado un código. Sirve durante ${plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })}, en este navegador.`,
    label: 'Código del correo',
    hint: 'Ocho letras y cifras. Mira también en la carpeta de correo no deseado.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    again: 'Enviar otro código',
  },
};

import type { secondFactorMessages as english } from '#src/features/admin/frame/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  title: 'Tu rol exige el inicio de sesión en dos pasos',
  text: 'Activa el inicio de sesión en dos pasos y podrás entrar de nuevo en la administración al instante. Si tienes una llave de acceso, también puedes iniciar sesión con ella.',
  action: 'Activar el inicio de sesión en dos pasos',
  reminder: (day) =>
    `A partir del ${day}, tu rol exige un segundo paso para iniciar sesión, de modo que una contraseña robada no abra nada.`,
};

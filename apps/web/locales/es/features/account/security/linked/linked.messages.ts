import type { linkedMessages as english } from '#src/features/account/security/linked/linked.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const linkedMessages: Translation<typeof english> = {
  title: 'Cuentas vinculadas',
  description: 'Puedes iniciar sesión aquí con una cuenta que tengas en alguno de estos servicios.',
  failed: 'No se han podido cargar tus cuentas vinculadas',
  password: 'Tu contraseña',
  linked: (date) => `Vinculada el ${date}`,
  used: (date) => `usada por última vez el ${date}`,
  notOffered: 'Ya no se ofrece aquí',
  link: {
    open: (name) => `Vincular ${name}`,
    title: (name) => `Vincula tu cuenta de ${name}`,
    text: (name) =>
      `A continuación, inicia sesión en ${name}. A partir de ese momento, quien pueda iniciar sesión en esa cuenta podrá hacerlo también aquí.`,
    submit: 'Continuar',
  },
  unlink: {
    open: 'Desvincular',
    label: (name) => `Desvincular ${name}`,
    title: (name) => `¿Desvincular ${name}?`,
    text: 'Ya no podrás iniciar sesión con esta cuenta. Tu contraseña sigue funcionando.',
    submit: 'Desvincular',
    done: { title: 'Cuenta desvinculada' },
  },
};

import type { passkeysMessages as english } from '#src/features/account/security/passkeys/passkeys.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const passkeysMessages: Translation<typeof english> = {
  title: 'Llaves de acceso',
  description:
    'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo. Una llave de acceso sustituye a tu contraseña y al código del inicio de sesión en dos pasos.',
  failed: 'No se han podido cargar tus llaves de acceso',
  empty: 'No tienes llaves de acceso.',
  unsupported: 'Este navegador no puede crear llaves de acceso.',
  added: (date) => `Añadida el ${date}`,
  used: (date) => `Usada por última vez el ${date}`,
  neverUsed: 'Sin usar todavía',
  synced: 'Sincronizada',
  name: 'Nombre',
  password: 'Tu contraseña',
  add: {
    open: 'Añadir una llave de acceso',
    text: 'Tu navegador te preguntará dónde guardarla.',
    suggested: (number) => `Llave de acceso ${number}`,
    hint: 'Para distinguirlas; por ejemplo, «Mi teléfono»',
    submit: 'Continuar',
    done: { title: 'Llave de acceso añadida' },
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    failed: 'No se ha podido añadir la llave de acceso. Vuelve a intentarlo o usa otro dispositivo.',
  },
  rename: {
    open: 'Cambiar nombre',
    label: (name) => `Cambiar el nombre de «${name}»`,
    submit: 'Guardar',
    done: { title: 'Nombre de la llave de acceso cambiado' },
  },
  remove: {
    open: 'Quitar',
    label: (name) => `Quitar «${name}»`,
    title: (name) => `¿Quitar «${name}»?`,
    text: 'Ya no podrás iniciar sesión con ella. Es posible que tu dispositivo la siga ofreciendo hasta que la elimines también allí.',
    submit: 'Quitar',
    done: { title: 'Llave de acceso quitada' },
  },
};

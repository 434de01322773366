import type { consentsMessages as english } from '#src/features/consents/consents.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const consentsMessages: Translation<typeof english> = {
  title: 'Antes de continuar',
  intro: (site) => `Para seguir usando ${site}, lee y acepta lo siguiente:`,
  updated: 'Actualizado desde que lo aceptaste',
  read: (title) => `${title} (se abre en otra pestaña)`,
  accept: 'Aceptar',
  signOut: 'Cerrar sesión',
  settings: 'Descargar tus datos o eliminar tu cuenta',
};

import type { commonMessages as english } from '#src/lib/common.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const commonMessages: Translation<typeof english> = {
  issues: {
    tooShort: (least) =>
      plural(least, { one: 'Usa al menos 1 carácter.', other: `Usa al menos ${least} caracteres.` }),
    email: 'Escribe una dirección de correo, como ana@example.com.',
    missing: 'Este campo es obligatorio.',
    required: new Map([
      ['firstName', 'Escribe tu nombre.'],
      ['password', 'Escribe tu contraseña.'],
    ]),
  },
  audiences: {
    everyone: 'Todos, también visitantes',
    members: 'Miembros',
    connections: 'Mis contactos',
    nobody: 'Solo yo',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
  error: 'Error',
  filters: (chosen) => (chosen === 0 ? 'Filtros' : `Filtros (${chosen})`),
  jobTitleAt: (title, company) => `${title} en ${company}`,
  copied: { title: 'Copiado', description: 'El texto y su enlace están en el portapapeles.' },
  copyByHand: (url) => ({ title: 'Copia este enlace', description: url }),
  customQuote: 'Presupuesto a medida',
  dismiss: 'Descartar',
  notification: 'Notificación',
  linkCopied: { title: 'Enlace copiado' },
  loadMore: 'Cargar más',
  loading: 'Cargando...',
  save: 'Guardar',
  showLess: 'Ver menos',
  showMore: 'Ver más',
  signOutFailed: { title: 'Error', description: 'No se ha podido cerrar tu sesión. Vuelve a intentarlo.' },
  tryAgain: 'Reintentar',
};

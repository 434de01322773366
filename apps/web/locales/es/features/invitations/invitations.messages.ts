import type { invitationsMessages as english } from '#src/features/invitations/invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const invitationsMessages: Translation<typeof english> = {
  title: 'Invitaciones',
  description: 'Enlaces con los que otras personas pueden unirse. Puedes retirarlos en cualquier momento.',
  notAllowed: {
    title: 'Solo la administración puede invitar',
    text: 'Puedes seguir viendo las invitaciones que creaste antes.',
    console: 'Crear invitaciones en la administración',
  },
  create: {
    title: 'Crear un enlace',
    uses: 'Cuántas personas pueden usarlo',
    days: 'Válido durante',
    dayCount: (days) => plural(days, { one: '1 día', other: `${days} días` }),
    note: 'Nota',
    noteHint: 'Solo es visible para ti y para la administración.',
    skipsQueue: 'Permite unirse sin solicitud',
    submit: 'Crear enlace',
    created: { title: 'Enlace creado', description: 'Cópialo de la lista de abajo.' },
  },
  list: {
    own: 'Tus invitaciones',
    all: 'Todas las invitaciones',
    failed: 'No se han podido cargar las invitaciones',
    empty: 'Aún no hay invitaciones',
    emptyHint: 'Crea un enlace y envíalo a quienes quieras que se unan.',
    loading: 'Cargando invitaciones...',
  },
  states: {
    valid: 'Válida',
    used: 'Usada',
    expired: 'Caducada',
    revoked: 'Retirada',
  },
  link: 'Enlace',
  applies: 'Con solicitud',
  facts: (uses, maxUses, by, end) => `Usos: ${uses} de ${maxUses} · de ${by} · hasta el ${end}`,
  copy: 'Copiar enlace',
  resend: 'Enviar de nuevo',
  resent: { title: 'Invitación enviada de nuevo' },
  revoke: 'Retirar',
  revoked: { title: 'Invitación retirada' },
  actionLabel: (action, what) => `${action}: ${what}`,
  revokeDialog: {
    title: '¿Retirar esta invitación?',
    text: 'El enlace deja de funcionar de inmediato, incluso para quienes ya lo han abierto. No afecta a los miembros que ya se unieron.',
  },
};

import { REPORTED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { reportsMessages as english } from '#src/features/admin/reports/reports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const reportsMessages: Translation<typeof english> = {
  title: 'Denuncias',
  description:
    'Contenido denunciado y decisiones. Informamos a los miembros de lo que se decide sobre sus denuncias.',
  filters: { open: 'Abiertas', decided: 'Decididas', objections: 'Reclamaciones' },
  lists: {
    open: {
      noun: 'denuncias abiertas',
      empty: 'Las denuncias de los miembros aparecerán aquí.',
    },
    decided: { noun: 'decisiones', empty: 'Las denuncias decididas aparecerán aquí.' },
  },
  decisions: {
    hide: {
      title: '¿Ocultar este contenido?',
      text: 'Desaparece de todas las páginas de inmediato. Se cierran todas las denuncias abiertas sobre él.',
      action: 'Ocultar',
      done: 'Contenido ocultado',
    },
    warn: {
      title: '¿Enviar una advertencia?',
      text: 'El miembro recibe tu mensaje como notificación y por correo. No se muestran ni tu nombre ni los de quienes lo denunciaron. Se cierran todas las denuncias abiertas al respecto.',
      action: 'Enviar advertencia',
      done: 'Advertencia enviada',
    },
    suspend: {
      title: '¿Suspender a este miembro?',
      text: 'Se cierra su sesión en todas partes y se ocultan su perfil y sus publicaciones. Al iniciar sesión leerá que la cuenta está suspendida. Se cierran todas las denuncias abiertas contra este miembro.',
      action: 'Suspender',
      done: 'Miembro suspendido',
    },
    dismiss: {
      title: '¿Desestimar la denuncia?',
      text: 'Todo se queda como está. Se cierran todas las denuncias abiertas al respecto.',
      action: 'Desestimar',
      done: 'Denuncia desestimada',
    },
  },
  note: (note) => `Nota: ${note}`,
  categories: { spam: 'Spam', insult: 'Insulto', illegal: 'Ilegal', other: 'Otra cosa' },
  statuses: { open: 'Abierta', resolved: 'Con medidas', dismissed: 'Desestimada' },
  reportedBy: (name) => `denuncia de ${name}`,
  noReason: 'Sin motivo indicado',
  hidden: 'ya oculto',
  suspended: 'ya suspendido',
  takenDown: 'ya retirado',
  gone: 'Este contenido ya no existe.',
  deleted: 'eliminado por quien lo publicó',
  viewMember: {
    user: 'Abrir miembro',
    short_link: 'Ver quién lo creó',
    other: 'Ver quién lo publicó',
  },
  takeDown: 'Retirar',
  takeDownLabel: (name) => `Retirar: ${name}`,
  item: (type, id) => `${REPORTED_NOUNS[type]} n.º ${id}`,
  decisionLabels: {
    hide: (name) => `Ocultar: ${name}`,
    warn: (name) => `Advertir: ${name}`,
    suspend: (name) => `Suspender: ${name}`,
    dismiss: (name) => `Desestimar la denuncia: ${name}`,
  },
  buttons: { hide: 'Ocultar', warn: 'Advertir', suspend: 'Suspender', dismiss: 'Desestimar' },
  decided: (done, count) => ({
    title: done,
    description: plural(count, {
      one: '1 denuncia cerrada.',
      other: `${number(count)} denuncias cerradas.`,
    }),
  }),
  shortLinks: {
    title: 'Enlaces cortos',
    text: 'Un enlace retirado indica a los visitantes que ya no existe.',
    label: 'Enlace corto o su código',
    takeDown: 'Retirar',
    restore: 'Restaurar',
    reason: { label: '¿Qué le decimos a quien lo creó? (opcional)' },
    changed: (code, takenDown) => ({
      title: takenDown ? `Enlace corto ${code} retirado` : `Enlace corto ${code} restaurado`,
    }),
  },
};

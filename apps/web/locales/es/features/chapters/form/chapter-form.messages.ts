import type { chapterFormMessages as english } from '#src/features/chapters/form/chapter-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterFormMessages: Translation<typeof english> = {
  createTitle: 'Nuevo grupo',
  createText: 'Serás responsable hasta que lo traspases.',
  editTitle: 'Ajustes del grupo',
  submit: 'Crear grupo',
  created: 'Grupo creado',
  saved: 'Cambios guardados',
  notYours: 'Solo los responsables de un grupo pueden cambiar sus ajustes.',
  notAllowed: 'Solo la administración puede crear grupos. Pídele que cree el tuyo.',
  back: 'Volver al grupo',
  toList: 'Todos los grupos',
  fields: {
    name: { label: 'Nombre' },
    description: { label: 'Información' },
    place: { label: 'Lugar', description: 'Dónde se reúne; por ejemplo, una ciudad.' },
    timeZone: { label: 'Zona horaria' },
    joining: { label: 'Cómo unirse' },
    question: {
      label: 'Pregunta a quienes piden unirse',
      description: 'Déjala vacía para preguntar por qué les gustaría unirse.',
    },
    isHidden: {
      label: 'Oculto',
      description: 'Nadie de fuera lo encuentra ni ve a sus miembros. Se entra con invitación.',
    },
    oneSeatPerTrade: {
      label: 'Una plaza por profesión',
      description:
        'Los miembros indican su profesión, y nadie más con esa profesión puede unirse. No se puede cambiar después.',
    },
    seat: { label: 'Tu profesión', description: 'Tu propia plaza en el grupo.' },
  },
  chooseZone: 'Elige una zona horaria',
  joining: {
    open: 'Cualquiera puede unirse',
    request: 'Los responsables aprueban las peticiones',
    invited: 'Solo con invitación',
  },
  close: {
    action: 'Cerrar grupo',
    text: 'Un grupo cerrado no admite miembros, y solo lo ven los que ya tiene.',
    question: '¿Cerrar este grupo?',
    withEvents: '¿Cancelar también los eventos?',
    withEventsAction: 'Cancelar eventos y cerrar',
    done: 'Grupo cerrado',
    reopen: 'Volver a abrir',
    reopened: 'Grupo abierto de nuevo',
  },
};

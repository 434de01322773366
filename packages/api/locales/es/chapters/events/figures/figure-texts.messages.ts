import type { ATTENDANCE_TEXTS as english } from '#src/chapters/events/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ATTENDANCE_TEXTS: Translation<typeof english> = {
  saidYes: {
    label: 'Dijeron que sí',
    definition:
      'Tenían plaza antes de abrir la entrada: miembros e invitados que se apuntaron y no cedieron su plaza. La lista de espera no cuenta.',
  },
  came: {
    label: 'Asistieron',
    definition: 'Con llegada registrada en la entrada: a tiempo, tarde o con otra persona en su lugar.',
  },
  late: {
    label: 'Llegaron tarde',
    definition: 'De quienes asistieron, las personas cuya llegada se registró como tardía.',
  },
  walkIns: {
    label: 'Sin inscripción',
    definition:
      'De quienes asistieron, las personas que no tenían plaza: no se habían apuntado o estaban en la lista de espera.',
  },
  guests: { label: 'Invitados', definition: 'De quienes asistieron, las personas que no tienen cuenta.' },
  excused: {
    label: 'Ausencias justificadas',
    definition: 'Registradas en la entrada como ausencia justificada.',
  },
  absent: {
    label: 'Ausencias',
    definition:
      'Dijeron que sí, pero ni asistieron ni justificaron su ausencia. Se cuenta una vez pasada la fecha, y solo si se registraron llegadas en la entrada. Los invitados cuentan hasta que se borran sus datos, 30 días después de la fecha.',
  },
};

import type { figuresMessages as english } from '#src/features/events/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresMessages: Translation<typeof english> = {
  title: 'Asistencia',
  description: 'Quién asistió a un evento.',
  loading: 'Cargando asistencia...',
  failed: 'No se ha podido cargar la asistencia',
  empty: 'Ninguna de las fechas ha comenzado todavía. Después se verá aquí quién asistió.',
  dates: 'Por fecha',
  date: 'Fecha',
  total: 'Todas las fechas',
  notRecorded: 'No se registraron llegadas en la entrada',
  people: 'Por persona',
  name: 'Nombre',
  guest: 'Invitado',
  noPeople: 'Nadie ha dicho que sí ni ha venido todavía.',
  loadingPeople: 'Cargando personas...',
  failedPeople: 'No se ha podido cargar la lista de personas',
  datesCsv: 'Descargar fechas (CSV)',
  peopleCsv: 'Descargar personas (CSV)',
  definitions: 'Qué cuenta cada cifra',
  back: 'Volver al evento',
};

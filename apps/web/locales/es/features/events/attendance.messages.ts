import type { attendanceMessages as english } from '#src/features/events/attendance.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const attendanceMessages: Translation<typeof english> = {
  label: 'Inscripción',
  joinFirst: 'Únete para reservar plaza',
  signIn: 'Inicia sesión para reservar plaza',
  code: 'Ver mi código',
  guest: { request: 'Asistir como invitado', invite: 'Llevar a un invitado' },
  state: (mine, position) => {
    if (mine === 'going') return 'Tienes plaza.';
    if (mine === 'waiting') return `Ocupas el puesto ${position ?? 1} de la lista de espera.`;
    return mine === 'skipped' ? 'No asistirás en esta fecha.' : '';
  },
  seats: (going, seats, waiting) => {
    if (seats === null)
      return plural(going, { one: 'Asistirá 1 persona.', other: `Asistirán ${number(going)} personas.` });
    const taken = `Plazas ocupadas: ${number(going)} de ${number(seats)}`;
    return waiting === 0 ? `${taken}.` : `${taken}, ${number(waiting)} en espera.`;
  },
  join: (isFull, mine, isSeries) => {
    if (isFull) return 'Apuntarme a la lista de espera';
    if (mine === 'skipped') return 'Al final sí asistiré';
    return isSeries ? 'Apuntarme a esta fecha' : 'Apuntarme';
  },
  withdraw: (mine, inSeries) => {
    if (inSeries) return 'Saltarme esta fecha';
    return mine === 'waiting' ? 'Salir de la lista de espera' : 'Ceder mi plaza';
  },
  joinSeries: 'Apuntarme a todas las fechas',
  withdrawSeries: 'Dejar la serie',
  joined: { going: 'Tienes plaza', waiting: 'Estás en la lista de espera' },
  withdrawn: 'Listo. Tu plaza pasa a la siguiente persona.',
  seriesJoined: 'Te has apuntado a todas las fechas',
  seriesLeft: 'Has dejado la serie',
  meet: { title: 'A quién conocer allí' },
  attendees: {
    title: 'Quién asistirá',
    loading: 'Cargando la lista...',
    failed: 'No se ha podido cargar la lista',
    empty: 'Nadie se ha apuntado todavía.',
    guests: (count) => plural(count, { one: 'y un invitado', other: `y ${number(count)} invitados` }),
  },
};

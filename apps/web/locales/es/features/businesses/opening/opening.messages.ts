import type { openingMessages as english } from '#src/features/businesses/opening/opening.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const theTime = (time: string) => `${/^0?1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`;

export const openingMessages: Translation<typeof english> = {
  title: 'Horario',
  days: {
    mon: 'Lunes',
    tue: 'Martes',
    wed: 'Miércoles',
    thu: 'Jueves',
    fri: 'Viernes',
    sat: 'Sábado',
    sun: 'Domingo',
  },
  shortDays: { mon: 'Lun', tue: 'Mar', wed: 'Mié', thu: 'Jue', fri: 'Vie', sat: 'Sáb', sun: 'Dom' },
  closed: 'Cerrado',
  byAppointment: 'Con cita previa',
  allDay: 'Abierto 24 horas',
  openNow: 'Abierto ahora',
  closesAt: (time) => `Abierto ahora · cierra a ${theTime(time)}`,
  opensToday: (time) => `Cerrado · abre a ${theTime(time)}`,
  opensOn: (day, time) => `Cerrado · abre el ${day.toLowerCase()}. a ${theTime(time)}`,
  zone: (timeZone) => `hora de ${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')}`,
  social: 'En redes sociales',
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    x: 'X',
  },
  form: {
    hours: 'Horario',
    modes: { closed: 'Cerrado', open: 'Abierto', allDay: 'Abierto 24 horas', appointment: 'Con cita previa' },
    opens: (day, number) => (number === 1 ? `${day}: apertura` : `${day}: apertura, turno ${number}`),
    closes: (day, number) => (number === 1 ? `${day}: cierre` : `${day}: cierre, turno ${number}`),
    more: 'Añadir turno',
    moreLabel: (day) => `Añadir turno: ${day.toLowerCase()}`,
    remove: (day, number) => `Quitar el turno ${number} del ${day.toLowerCase()}`,
    copy: (day) => `Copiar el ${day.toLowerCase()} a todos los días`,
    copyToWeekdays: (day) => `Copiar el ${day.toLowerCase()} a los días laborables`,
    unclear: (hours, closes) => `Serían ${hours} horas seguidas. ¿Querías decir hasta ${theTime(closes)}?`,
    until: (closes) => `Hasta ${theTime(closes)}`,
    overnight: 'Cierra al día siguiente.',
    timeZone: 'Zona horaria',
    allTimeZones: 'Todas las zonas horarias',
    ownTimeZone: 'La zona horaria de este dispositivo',
    invalid: 'Indica a qué hora abres y cierras.',
    checkClosing: 'Revisa la hora de cierre: sería casi todo el día.',
    social: 'Redes sociales',
  },
};

import type { calendarMessages as english } from '#src/features/events/calendar/calendar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarMessages: Translation<typeof english> = {
  add: 'Añadir al calendario',
  subscribe: 'Suscribirme en mi calendario',
  loading: 'Cargando tu calendario...',
  failed: 'No se ha podido cargar tu calendario',
  about:
    'Tu aplicación de calendario lee tus eventos en una dirección secreta y se mantiene al día: fechas nuevas, cambiadas y canceladas.',
  create: 'Obtener una dirección',
  existing: (date) =>
    `Tienes una dirección desde el ${date}. Solo se mostró una vez; si ya no la tienes, obtén una nueva. La anterior dejará de funcionar.`,
  replace: 'Obtener una dirección nueva',
  remove: 'Dejar de compartir mi calendario',
  removed: 'La dirección de tu calendario ya no funciona',
  scope: { label: 'Qué eventos', mine: 'A los que me he apuntado', all: 'Todos los eventos' },
  address: 'Dirección de tu calendario',
  once: 'Solo se muestra una vez. Quien la tenga puede ver estos eventos, así que no la compartas.',
  copy: 'Copiar dirección',
  open: 'Abrir en la aplicación de calendario',
};

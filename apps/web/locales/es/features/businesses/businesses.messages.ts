import type { businessesMessages as english } from '#src/features/businesses/businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const theTime = (time: string) => `${/^0?1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`;

export const businessesMessages: Translation<typeof english> = {
  badges: { verified: 'Verificada', featured: 'Destacada', notPublic: 'No pública' },
  card: {
    services: 'Servicios',
    more: (count) => `+${count} más`,
    openUntil: (time) => `Abierto hasta ${theTime(time)}`,
    openAllDay: 'Abierto 24 horas',
    closedNow: 'Cerrado ahora',
  },
  counts: {
    views: (count) => plural(count, { one: '1 visita', other: `${number(count)} visitas` }),
    reviews: (count) => plural(count, { one: '1 reseña', other: `${number(count)} reseñas` }),
    isNew: 'Nueva',
    stars: (count) => plural(count, { one: '1 estrella', other: `${number(count)} estrellas` }),
  },
  loading: 'Cargando empresa...',
  missing: {
    title: 'Empresa no encontrada',
    text: 'La empresa que buscas no existe o ya no está en el directorio.',
    back: 'Volver al directorio',
  },
  failed: { title: 'No se ha podido cargar esta empresa', text: 'Vuelve a intentarlo en un momento.' },
};

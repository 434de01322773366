import type { ownMessages as english } from '#src/features/businesses/own/own.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const stars = (count: number) => plural(count, { one: '1 estrella', other: `${count} estrellas` });

export const ownMessages: Translation<typeof english> = {
  title: 'Mis empresas',
  description: 'Lo que requiere tu atención y cómo van tus fichas.',
  add: 'Añadir una empresa',
  loading: 'Cargando tus empresas...',
  failed: 'No se han podido cargar tus empresas',
  empty: {
    title: 'Aún no has añadido ninguna empresa',
    text: 'Miembros y visitantes la encuentran en el directorio, con su horario, sus reseñas y una forma de contactar contigo.',
  },
  filter: { label: 'Qué empresa', all: 'Todas' },
  tasks: {
    title: 'Requiere tu atención',
    count: (count) => `${number(count)}, primero lo más antiguo`,
    none: 'Nada requiere tu atención.',
    looked: (views) =>
      plural(views, {
        one: '1 visita en los últimos 30 días.',
        other: `${number(views)} visitas en los últimos 30 días.`,
      }),
    headline: {
      message: (name) => `${name} pregunta`,
      review: (name, rating) => `${name} ha escrito una reseña de ${stars(rating)}`,
      hours: (_name, _rating, business) => `${business} no tiene horario`,
    },
    hours: 'Quien te visita no sabe cuándo ir, y no apareces en «Abierto ahora».',
    quote: (words) => `«${words}»`,
    action: { message: 'Responder', review: 'Contestar', hours: 'Añadir horario' },
    actionLabel: (action, headline) => `${action}: ${headline}`,
  },
  card: {
    published: 'Publicada',
    onlyYou: 'Solo la ves tú',
    views: 'Visitas en 30 días',
    saves: 'Guardados',
    messages: 'Mensajes',
    rating: 'Valoración',
    noReviews: 'Ninguna todavía',
    ofReviews: (count) => plural(count, { one: 'de 1 reseña', other: `de ${number(count)} reseñas` }),
    more: (difference) =>
      difference === 0
        ? 'como antes'
        : difference > 0
          ? `${number(difference)} más`
          : `${number(-difference)} menos`,
    byDay: 'Visitas por día en los últimos 30 días',
    edit: 'Editar',
    editLabel: (name) => `Editar ${name}`,
    view: 'Ver página',
    viewLabel: (name) => `Ver la página de ${name}`,
    publish: 'Publicar',
    publishLabel: (name) => `Publicar ${name}`,
    unpublish: 'Retirar',
    unpublishLabel: (name) => `Retirar ${name} del directorio`,
    takenOff: 'La administración la ha retirado del directorio.',
  },
  figures:
    'Las cifras son de los últimos 30 días, comparados con los 30 anteriores. Tus propias visitas no cuentan.',
  unpublish: {
    title: (name) => `¿Retirar ${name} del directorio?`,
    text: 'Desaparece del directorio, de las búsquedas y de tu perfil. No se elimina nada: las reseñas y los guardados vuelven cuando la publiques de nuevo.',
    action: 'Retirar del directorio',
    done: (name) => ({ title: `${name} ya no está en el directorio` }),
  },
  published: (name) => ({ title: `${name} vuelve a estar en el directorio` }),
};

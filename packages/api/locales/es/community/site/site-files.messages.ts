import type { siteFileMessages as english } from '#src/community/site/site-files.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteFileMessages: Translation<typeof english> = {
  unsubscribe: {
    question: '¿Quieres dejar de recibir estos correos?',
    submit: 'Darme de baja',
    invalid: 'Este enlace no es válido',
    settings: 'Elegir en Ajustes qué correos recibes',
    done: 'Listo',
    noMore: 'Ya no recibirás más correos como este.',
    digest: 'El resumen semanal',
  },
  overload: {
    429: {
      title: 'Demasiadas solicitudes',
      text: 'Desde tu red se han pedido muchas páginas en poco tiempo. Espera un poco y vuelve a intentarlo.',
    },
    503: {
      title: 'El sitio está muy concurrido',
      text: 'Ahora mismo hay más visitas de las que podemos atender. Vuelve a intentarlo en un momento.',
    },
    again: 'Volver a intentarlo',
  },
  feeds: {
    news: {
      title: 'Noticias del sector',
      description: 'Noticias para profesionales y personas con empresa propia.',
    },
    opportunities: { title: 'Oportunidades', description: 'Lo que buscan los miembros.' },
  },
  cards: {
    members: 'Miembro',
    businesses: 'Empresa',
    news: 'Artículo',
    posts: 'Publicación',
  },
};

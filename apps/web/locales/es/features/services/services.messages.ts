import type { servicesMessages as english } from '#src/features/services/services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const servicesMessages: Translation<typeof english> = {
  title: 'Servicios de marketing digital',
  description: 'Trabajos para miembros, a precio fijo.',
  all: 'Todos los servicios',
  tabs: 'Categorías de servicios',
  included: 'Incluye',
  categories: {
    web_design: 'Diseño web',
    email_marketing: 'Marketing por correo',
    social_media: 'Redes sociales',
    seo: 'Posicionamiento SEO',
    branding: 'Identidad de marca',
    advertising: 'Publicidad PPC',
  },
  loading: 'Cargando servicios...',
  failed: 'No se han podido cargar los servicios',
  none: {
    title: 'Aún no hay servicios',
    text: 'Ahora mismo no hay nada que pedir. Vuelve pronto.',
    add: 'Añadir servicios',
  },
  button: { visitor: 'Inicia sesión para pedir', quote: 'Pedir presupuesto', order: 'Pedir ahora' },
  why: {
    heading: 'Por qué elegir nuestros servicios',
    points: [
      {
        key: 'price',
        title: 'Sabes el precio antes de empezar',
        text: 'Pagas el precio que figura en tu pedido. Los trabajos con presupuesto empiezan solo cuando lo aceptas.',
      },
      {
        key: 'steps',
        title: 'Cada paso, por escrito',
        text: 'Cada cambio, desde el pedido hasta la entrega, figura en el historial de tu pedido y te llega por correo.',
      },
      {
        key: 'way-out',
        title: 'Libertad para cambiar de idea',
        text: 'Hasta que empiece el trabajo, puedes cancelar con un clic. Pedir un presupuesto no te compromete a nada.',
      },
    ],
  },
};

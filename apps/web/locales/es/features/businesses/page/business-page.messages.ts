import type { businessPageMessages as english } from '#src/features/businesses/page/business-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const businessPageMessages: Translation<typeof english> = {
  share: 'Compartir',
  noDescription: 'No hay descripción.',
  askAbout: 'Preguntar',
  noServices: 'No hay servicios.',
  noReviews: 'Aún no hay reseñas. ¡Escribe la primera!',
  noTeam: 'No hay miembros del equipo.',
  anonymous: 'Sin nombre',
  recent: 'Reciente',
  noComment: 'Sin comentario.',
  tabs: { about: 'Información', services: 'Servicios', reviews: 'Reseñas', team: 'Equipo' },
  contact: 'Contactar con la empresa',
  save: 'Guardar empresa',
  saved: 'Empresa guardada',
  savedToast: (name) => ({
    title: `Has guardado ${name}`,
    description: 'Encontrarás la empresa en Guardado.',
  }),
  edit: 'Editar empresa',
  stats: {
    title: 'De un vistazo',
    rating: 'Valoración',
    reviews: 'Reseñas',
    views: 'Visitas al perfil',
    years: 'Años de actividad',
    noYear: 'Sin indicar',
  },
  outOfFive: 'de 5',
  established: 'Fundación',
  employees: 'Plantilla',
  sidebar: 'Contacto y cifras',
  onSite: (name, site) => `${name} en ${site}`,
  quick: {
    label: 'Formas de contacto',
    call: 'Llamar',
    email: 'Correo',
    website: 'Sitio web',
    directions: 'Cómo llegar',
    message: 'Mensaje',
  },
};

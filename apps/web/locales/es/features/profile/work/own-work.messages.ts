import type { ownWorkMessages as english } from '#src/features/profile/work/own-work.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownWorkMessages: Translation<typeof english> = {
  add: 'Añadir trabajo',
  empty: 'Muestra lo que has hecho: las imágenes y los enlaces dicen más que una descripción.',
  full: (max) => `Ya muestras ${max} trabajos, que es el máximo. Elimina uno para añadir otro.`,
  edit: (title) => `Editar «${title}»`,
  delete: (title) => `Eliminar «${title}»`,
  up: (title) => `Mover «${title}» hacia arriba`,
  down: (title) => `Mover «${title}» hacia abajo`,
  moved: (title, position, total) => `«${title}» está ahora en el puesto ${position} de ${total}`,
  added: 'Trabajo añadido a tu perfil',
  saved: 'Trabajo guardado',
  deleted: 'Trabajo eliminado',
  confirm: {
    title: '¿Eliminar este trabajo?',
    text: (title) => `«${title}» se quitará de tu perfil, junto con su imagen.`,
    action: 'Eliminar',
  },
  form: {
    heading: 'Añadir trabajo',
    editHeading: 'Editar trabajo',
    title: 'Título',
    titlePlaceholder: 'Sitio web de una panadería',
    description: 'En qué consistió',
    descriptionPlaceholder: 'Qué hiciste, para quién y con qué resultado',
    link: 'Enlace',
    picture: 'Imagen de este trabajo',
    addPicture: 'Añadir imagen',
    submit: 'Añadir al perfil',
  },
};

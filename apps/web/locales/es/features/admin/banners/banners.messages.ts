import type { bannersMessages as english } from '#src/features/admin/banners/banners.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const bannersMessages: Translation<typeof english> = {
  createTitle: 'Crear banner',
  editTitle: 'Editar banner',
  create: 'Crear banner',
  list: 'Banners',
  failed: 'No se han podido cargar los banners',
  empty: { title: 'Aún no hay banners', text: 'Rellena el formulario para crear tu primer banner.' },
  days: (timeZone) =>
    `Los días son los de ${timeZone.replaceAll('_', ' ')}. Las imágenes se muestran con 120 píxeles de alto y el ancho de la página: con 2280 × 240 píxeles se ven nítidas, aunque en un teléfono pueden recortarse los bordes.`,
  fields: {
    title: 'Título',
    image: 'URL de la imagen',
    target: 'URL de destino',
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
    pages: 'Páginas en las que aparece',
    active: 'Activo',
  },
  sameAsFirst: 'Sin imagen o URL de destino propias, se usan las del primer idioma.',
  pages: { dashboard: 'Panel', feed: 'Novedades', news: 'Noticias', profile: 'Perfil' },
  textOnly: 'Se muestra como texto porque su imagen está en otro sitio. Sube la imagen para mostrarla.',
  status: (isShown) => (isShown ? 'Visible' : 'No visible'),
  period: {
    always: 'siempre',
    from: (start) => `desde el ${start}`,
    until: (end) => `hasta el ${end}`,
    between: (start, end) => `del ${start} al ${end}`,
  },
  confirm: {
    title: '¿Eliminar este banner?',
    action: 'Eliminar banner',
    text: 'Desaparece de todas las páginas de inmediato. No se puede deshacer.',
  },
  created: { title: 'Banner creado' },
  saved: { title: 'Banner guardado' },
  deleted: { title: 'Banner eliminado' },
};

import type { directoryMessages as english } from '#src/features/businesses/directory/directory.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const directoryMessages: Translation<typeof english> = {
  title: 'Directorio de empresas',
  description: 'Encuentra y valora las empresas de nuestros miembros.',
  add: 'Añade tu empresa',
  search: 'Buscar empresas',
  placeholder: 'Nombre, servicio, ciudad...',
  allCategories: 'Todas las categorías',
  allIndustries: 'Todos los sectores',
  tabs: { all: 'Todas', featured: 'Destacadas', verified: 'Verificadas' },
  loading: 'Cargando empresas...',
  failed: 'No se ha podido cargar el directorio',
  none: {
    title: 'No se han encontrado empresas',
    text: 'Prueba con otra búsqueda o con menos filtros. Quizá alguien de la comunidad conozca a quien buscas.',
    near: (place) =>
      `No hay ninguna empresa a menos de 50 km de ${place}. Si no es el nombre de una localidad, cambia la ubicación en tu perfil.`,
    firstTitle: 'Aún no hay empresas',
    first: 'Aún no hay ninguna empresa. La tuya podría ser la primera.',
    clear: 'Borrar filtros',
    ask: 'Preguntar a la comunidad',
  },
  members: { title: 'Miembros', all: 'Todos los miembros que coinciden' },
  mine: 'Mis empresas',
  category: 'Categoría',
  industry: 'Sector',
  sort: 'Orden',
  sorts: { best: 'Más conocidas', newest: 'Más recientes', name: 'Por nombre', nearest: 'Más cercanas' },
  choice: (label, count) => `${label} (${count})`,
  openNow: 'Abierto ahora',
  nearMe: 'Cerca de mí',
  near: (place) => `Cerca de ${place}`,
  tabsLabel: 'Empresas',
  total: (count) => plural(count, { one: '1 empresa', other: `${number(count)} empresas` }),
  atLeast: (total) => `Al menos ${total}`,
  editLabel: (name) => `Editar ${name}`,
};

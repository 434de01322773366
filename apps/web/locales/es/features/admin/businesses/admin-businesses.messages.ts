import type { adminBusinessesMessages as english } from '#src/features/admin/businesses/admin-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const adminBusinessesMessages: Translation<typeof english> = {
  noun: 'empresas',
  search: {
    label: 'Buscar empresas por nombre, sector, categoría o descripción',
    placeholder: 'Buscar empresas...',
  },
  filters: {
    all: 'Todas las empresas',
    active: 'Activas',
    inactive: 'Inactivas',
    unverified: 'Sin verificar',
    deleted: 'Eliminadas',
  },
  empty: 'Cada miembro añade su propia empresa. También puedes añadirla tú.',
  import: 'Importar empresas',
  add: 'Añadir empresa',
  edit: 'Editar empresa',
  create: 'Crear empresa',
  creating: 'Creando...',
  saving: 'Guardando...',
  active: 'Activa',
  inactive: 'Inactiva',
  verified: 'Verificada',
  featured: 'Destacada',
  stats: (ownerId, owner, views, reviews) =>
    `Titular n.º ${ownerId}, ${owner} · ${plural(views, { one: '1 visita', other: `${number(views)} visitas` })} · ${plural(reviews, { one: '1 reseña', other: `${number(reviews)} reseñas` })}`,
  administration: {
    legend: 'Administración',
    owner: 'Titular',
    ownerHint: 'El miembro que la edita y responde de ella.',
  },
  deleted: (name) => `«${name}» se ha eliminado.`,
  restored: { title: 'Empresa restaurada' },
  createFailed: { title: 'Error', description: 'No se ha podido crear la empresa' },
  updateFailed: { title: 'Error', description: 'No se ha podido actualizar la empresa' },
  noneSelected: { title: 'Error', description: 'No has seleccionado ninguna empresa' },
};

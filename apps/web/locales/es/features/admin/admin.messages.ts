import type { adminMessages as english } from '#src/features/admin/admin.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminMessages: Translation<typeof english> = {
  title: 'Administración',
  description: 'Miembros, contenido y copias de seguridad.',
  tabs: {
    overview: 'Resumen',
    users: 'Miembros',
    posts: 'Publicaciones',
    articles: 'Artículos',
    businesses: 'Empresas',
    banners: 'Banners',
    backup: 'Copias de seguridad',
    settings: 'Ajustes',
  },
  loading: (noun) => `Cargando ${noun}...`,
  failed: (noun) => `No se ha podido cargar la lista de ${noun}`,
  noMatch: {
    title: (noun) => `No se han encontrado ${noun}`,
    text: 'Prueba con otra búsqueda u otro filtro.',
  },
  empty: (noun) => `Aún no hay ${noun}`,
  member: {
    option: (name, email) => `${name} (${email})`,
    typeAName: 'Escribe un nombre, una dirección de correo o una empresa.',
    nobody: 'No se ha encontrado a nadie',
  },
  filter: 'Mostrar',
  csv: 'CSV',
  undo: 'Deshacer',
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  delete: 'Eliminar',
  deleteLabel: (name) => `Eliminar ${name}`,
  restore: 'Restaurar',
  moveUp: (name) => `Mover ${name} hacia arriba`,
  moveDown: (name) => `Mover ${name} hacia abajo`,
  moved: (name, place) => `${name} está ahora en el puesto ${place}`,
  saveChanges: 'Guardar cambios',
  stepUp: {
    title: 'Confirma tu contraseña',
    text: 'Confirma que eres tú para continuar.',
    password: 'Contraseña',
    submit: 'Confirmar',
  },
};

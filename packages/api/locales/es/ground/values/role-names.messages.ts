import type { ROLE_NAMES as english } from '#src/ground/values/role-names.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ROLE_NAMES: Translation<typeof english> = {
  membership: {
    name: 'Gestión de miembros',
    does: 'Miembros, solicitudes, invitaciones e importaciones de listas',
  },
  editor: { name: 'Edición', does: 'Artículos, páginas, banners, empresas y sectores' },
  moderator: { name: 'Moderación', does: 'Publicaciones, denuncias, reclamaciones y enlaces cortos' },
  events: { name: 'Organización de eventos', does: 'Eventos y sus fechas' },
  treasurer: { name: 'Tesorería', does: 'Servicios, pedidos y cifras' },
  auditor: {
    name: 'Auditoría',
    does: 'Lee todo lo que hay en la administración, salvo direcciones y números de teléfono, y no cambia nada',
  },
};

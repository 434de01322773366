import type { frameMessages as english } from '#src/features/admin/frame/frame.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const frameMessages: Translation<typeof english> = {
  label: 'Administración',
  menu: 'Menú de administración',
  close: 'Cerrar el menú',
  skip: 'Saltar el menú de administración',
  waiting: (count) => plural(count, { one: '1 pendiente', other: `${number(count)} pendientes` }),
  beyond: {
    title: 'Esto no forma parte de tu rol',
    text: 'Si necesitas esta página, pídeselo a la administración. El menú muestra aquello de lo que te ocupas.',
    action: 'Ir al resumen',
  },
  readOnly: 'Con tu rol puedes leer esta página, pero no cambiar nada. Las direcciones están ocultas.',
  groups: { members: 'Miembros', content: 'Contenido', community: 'Comunidad' },
  pages: {
    applicants: 'Solicitudes',
    invitations: 'Invitaciones',
    imports: 'Importación',
    dataRequests: 'Solicitudes de datos',
    reports: 'Denuncias',
    industries: 'Sectores',
    services: 'Servicios',
    orders: 'Pedidos',
    pages: 'Páginas',
    community: 'Comunidad',
    registration: 'Registro',
    mail: 'Correo',
    figures: 'Cifras',
    audit: 'Auditoría',
    roles: 'Roles',
    handovers: 'Traspaso',
    events: 'Eventos',
  },
};

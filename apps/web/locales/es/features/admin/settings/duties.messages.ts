import type { dutiesMessages as english } from '#src/features/admin/settings/duties.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const dutiesMessages: Translation<typeof english> = {
  title: 'Quién se ocupa de qué',
  text: 'Quienes se ocupan de algo lo ven en la campana y por correo. De lo que no se ocupa nadie se avisa a todos los administradores. Los correos inmediatos se envían, como máximo, uno cada diez minutos por cada tipo.',
  duties: {
    applications: 'Solicitudes de ingreso',
    reports: 'Denuncias y reclamaciones',
    posts: 'Publicaciones pendientes de aprobación',
    articles: 'Artículos pendientes de aprobación',
    privacy: 'Solicitudes sobre datos personales',
    operations: 'Correos y copias de seguridad fallidos, disco lleno',
  },
  notices: { now: 'Correo inmediato', daily: 'Un correo al día', off: 'Nada' },
};

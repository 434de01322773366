import type { settingsMessages as english } from '#src/features/admin/settings/settings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const settingsMessages: Translation<typeof english> = {
  title: 'Ajustes del sitio',
  failed: 'No se han podido cargar los ajustes',
  switches: {
    userRegistration: {
      label: 'Registro de miembros',
      text: 'Los nuevos miembros pueden registrarse.',
    },
    postModeration: {
      label: 'Moderación de publicaciones',
      text: 'Las nuevas publicaciones necesitan la aprobación de la administración.',
    },
    membersWriteArticles: {
      label: 'Los miembros pueden enviar artículos',
      text: 'Los miembros pueden escribir artículos para Noticias. La administración los publica o dice qué hay que cambiar.',
    },
    emailNotifications: {
      label: 'Notificaciones por correo',
      text: 'Los miembros reciben las notificaciones también por correo. Los correos sobre su cuenta se envían siempre.',
    },
  },
  whoMayJoin: (label, hint) => `${label}. ${hint}`,
  changeWhoMayJoin: 'Cambiar quién puede unirse',
  announcement: {
    title: 'Aviso',
    label: 'Texto del aviso',
    hint: 'Se muestra en la parte superior de todas las páginas. Las direcciones web se convierten en enlaces, y **negrita** se ve en negrita.',
    starts: 'Primer día',
    ends: 'Último día',
    audience: 'Quién lo lee',
    audiences: { everyone: 'Todo el mundo', members: 'Solo miembros' },
    days: (timeZone) =>
      `Sin una fecha, se muestra desde ahora y hasta que lo quites. Los días son los de ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'Quitar',
    submit: 'Guardar aviso',
    saved: { title: 'Aviso guardado' },
    removed: { title: 'Aviso retirado' },
  },
};

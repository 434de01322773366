import type { rolesMessages as english } from '#src/features/admin/roles/roles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const rolesMessages: Translation<typeof english> = {
  title: 'Roles',
  description: 'Quiénes comparten el trabajo y para qué sirve cada rol.',
  handover: 'Traspasar un cargo',
  loading: 'Cargando los roles…',
  failed: 'No se han podido cargar los roles',
  administrator: 'Administración',
  administratorDoes: 'Puede hacerlo todo y asigna los roles',
  holders: 'Quién tiene un rol',
  noneYet:
    'Por ahora nadie tiene un rol fuera de la administración. Asigna un rol a alguien para repartir el trabajo.',
  since: (day) => `Desde el ${day}`,
  by: (name) => `asignado por ${name}`,
  until: (day) => `hasta el ${day}`,
  end: {
    open: 'Retirar',
    label: (role, name) => `Retirar el rol «${role}» a ${name}`,
    title: (role, name) => `¿Retirar el rol «${role}» a ${name}?`,
    text: 'Se cierra su sesión en todas partes y recibe un correo. Su cuenta y sus publicaciones no cambian.',
    action: 'Retirar el rol',
    done: (name) => `${name} ya no tiene el rol.`,
  },
  give: {
    title: 'Asignar un rol',
    text: 'Se cierra la sesión del miembro, que recibe un correo y encuentra la administración en el menú al volver a iniciar sesión.',
    member: 'Miembro',
    memberHint: 'Un miembro activo que no sea administrador.',
    role: 'Rol',
    endsOn: 'Último día (opcional)',
    endsOnHint: 'Después de este día, el rol termina por sí solo.',
    submit: 'Asignar el rol',
    done: (role, name) => `${name} tiene ahora el rol «${role}».`,
  },
  administrators: 'Los permisos de administrador se conceden y se retiran en la página de cada miembro.',
};

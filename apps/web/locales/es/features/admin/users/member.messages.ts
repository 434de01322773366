import type { memberMessages as english } from '#src/features/admin/users/member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberMessages: Translation<typeof english> = {
  title: 'Miembro',
  description: 'Perfil, membresía y cuenta.',
  loading: 'Cargando miembro...',
  failed: 'No se ha podido cargar el miembro',
  status: {
    title: 'Cuenta',
    lapsed: 'Solo lectura: membresía terminada',
    admin: 'Administración',
    unconfirmed: 'Correo sin confirmar',
    joined: (date) => `Alta: ${date}`,
    lastSeen: (date) => `última visita: ${date}`,
    neverSeen: 'nunca ha iniciado sesión',
  },
  profile: 'Ver perfil',
  resend: { invitation: 'Enviar invitación de nuevo', confirmation: 'Enviar confirmación de nuevo' },
  resent: {
    invitation: { title: 'Invitación en camino' },
    confirmation: { title: 'Confirmación en camino' },
  },
  passwordLink: {
    action: 'Enviar enlace de contraseña',
    sent: {
      title: 'Enlace enviado',
      description: 'Sirve para elegir una contraseña nueva en el plazo de unos días.',
    },
  },
  address: {
    action: 'Cambiar dirección',
    title: 'Otra dirección de correo',
    label: 'Nueva dirección de correo',
    text: (email) =>
      `Hasta ahora, ${email}. Se cierra la sesión del miembro, que recibe en la nueva dirección un enlace para elegir una contraseña. Se avisa a la dirección anterior.`,
    changed: {
      title: 'Dirección cambiada',
      description: 'Le hemos enviado un enlace para elegir una contraseña.',
    },
  },
  secondFactor: {
    action: 'Desactivar el inicio de sesión en dos pasos',
    title: (name) => `¿Desactivar el inicio de sesión en dos pasos de ${name}?`,
    text: 'Hazlo solo si tienes la certeza de que te lo ha pedido esa misma persona. Se cierra su sesión en todas partes y recibe un correo. Podrá iniciar sesión solo con su contraseña hasta que vuelva a configurarlo.',
    confirm: 'Desactivar',
    done: { title: 'Inicio de sesión en dos pasos desactivado' },
  },
  deactivate: 'Desactivar',
  activate: 'Activar',
  deactivation: {
    title: (name) => `¿Desactivar a ${name}?`,
    text: 'Se cierra su sesión en todas partes, no puede iniciar sesión y los demás miembros dejan de ver su perfil. Puedes volver a activar la cuenta.',
    action: 'Desactivar',
  },
  membership: {
    title: 'Membresía',
    number: { label: 'Número de miembro', description: 'En el formato propio de tu comunidad' },
    startsOn: { label: 'Miembro desde' },
    expiresOn: {
      label: 'Termina el',
      description:
        'Déjalo vacío si no tiene fecha de fin. Escribimos al miembro 30 y 7 días antes y cuando haya terminado. Pasados otros 30 días puede leer, pero no publicar.',
    },
    notes: {
      label: 'Notas',
      description:
        'Los demás miembros nunca las ven. Forman parte de la exportación de datos de este miembro.',
    },
    email: { label: 'Correo electrónico', description: 'La invitación se envía a esta dirección.' },
  },
  groups: { about: 'Perfil', matching: 'Coincidencias', contact: 'Cómo contactar' },
  history: {
    title: 'Historial',
    text: 'Ingreso, condiciones, membresía, denuncias, decisiones, pedidos y cambios, de lo más reciente a lo más antiguo. Solo lo ve la administración.',
    show: 'Ver el historial',
    hide: 'Ocultar el historial',
  },
  noIndustry: 'Sin indicar',
  submit: 'Guardar cambios',
  saved: { title: 'Miembro guardado' },
};

import type { servicesMessages as english } from '#src/features/admin/registration/providers/sign-in-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const servicesMessages: Translation<typeof english> = {
  title: 'Inicio de sesión con otros servicios',
  hint: 'Permite que los miembros inicien sesión con una cuenta que ya tienen, como la de tu asociación o la de Microsoft 365. El servicio debe ser compatible con OpenID Connect. Hasta cinco.',
  failed: 'No se han podido cargar los servicios',
  empty: 'Aún no hay ninguno. Los miembros inician sesión con su contraseña.',
  list: 'Servicios para iniciar sesión',
  linked: (count) =>
    plural(count, { one: '1 miembro vinculado', other: `${number(count)} miembros vinculados` }),
  off: 'desactivado',
  membersOnly: 'solo miembros',
  isOn: 'Activado',
  add: {
    open: 'Añadir un servicio',
    title: 'Añadir un servicio para iniciar sesión',
    submit: 'Añadir',
    done: (name) => ({
      title: 'Servicio añadido',
      description: `Los miembros ya pueden iniciar sesión con ${name}.`,
    }),
  },
  edit: {
    open: 'Editar',
    label: (name) => `Editar ${name}`,
    title: (name) => `Editar ${name}`,
    submit: 'Guardar',
    done: { title: 'Cambios guardados' },
  },
  remove: {
    open: 'Quitar',
    label: (name) => `Quitar ${name}`,
    title: (name) => `¿Quitar ${name}?`,
    text: 'Los miembros ya no podrán iniciar sesión con este servicio. Sus contraseñas siguen funcionando, y sus vínculos vuelven si lo añades de nuevo.',
    done: { title: 'Servicio quitado' },
  },
  fields: {
    name: 'Nombre',
    nameHint: (name) => `El botón dice «Continuar con ${name || 'Nombre'}».`,
    redirectUri: 'Dirección de redirección',
    redirectHint: 'Introdúcela en el servicio, exactamente así, como URI de redirección o URL de retorno.',
    copy: 'Copiar',
    copied: { title: 'Dirección copiada' },
    notCopied: {
      title: 'Error',
      description: 'No se ha podido copiar la dirección. Selecciónala y cópiala a mano.',
      destructive: true,
    },
    issuer: 'Emisor',
    issuerHint: 'La dirección del servicio, según sus ajustes. No se puede cambiar más adelante.',
    check: 'Comprobar',
    works: 'Responde correctamente.',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    secretHint: 'Se guarda cifrado y nunca vuelve a mostrarse.',
    secretStays: 'Déjalo vacío para usar el que introdujiste antes.',
    takesNewcomers: 'Permite que se unan nuevos miembros',
    newcomersHint:
      'Si puede unirse cualquiera, o con invitación. En los demás casos es para quienes ya son miembros.',
  },
};

import type { registrationMessages as english } from '#src/features/admin/registration/registration.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const registrationMessages: Translation<typeof english> = {
  title: 'Registro',
  description:
    'Quién puede unirse a tu comunidad y cómo inician sesión los miembros. Los cambios se aplican de inmediato, en todas partes.',
  failed: 'No se han podido cargar los ajustes',
  saved: { title: 'Cambios guardados' },
  mode: {
    title: 'Quién puede unirse',
    options: {
      open: {
        label: 'Cualquiera',
        hint: 'Los nuevos miembros se registran y pueden iniciar sesión al momento.',
      },
      application: {
        label: 'Mediante solicitud',
        hint: 'Cada persona rellena el formulario de registro y responde a tus preguntas. Tú apruebas o rechazas cada solicitud en Solicitudes.',
      },
      invitation: {
        label: 'Solo con invitación',
        hint: 'Las personas se unen mediante una invitación. Los visitantes ven que solo se entra con invitación.',
      },
      closed: { label: 'Nadie por el momento', hint: 'El registro está desactivado.' },
    },
  },
  switches: {
    membersInvite: {
      title: 'Invitaciones',
      label: 'Los miembros pueden invitar a otras personas',
      hint: 'Con enlaces para hasta 20 personas, válidos durante un máximo de 30 días. Quien recibe una invitación se une sin presentar solicitud.',
    },
    protectsFromBots: {
      title: 'Bots',
      label: 'Comprobar si los registros son de bots',
      hint: 'Invisible para los miembros: sin acertijos y sin que intervenga ninguna otra empresa. Los registros que parecen automatizados esperan tu aprobación en Solicitudes. Los programas que se registran a través de la API también esperan allí.',
    },
    requiresConfirmedEmail: {
      title: 'Direcciones de correo',
      label: 'Exigir una dirección de correo confirmada',
      hint: 'Hasta que la confirmen, los miembros pueden iniciar sesión y leer, pero no publicar, comentar, escribir reseñas, añadir una empresa, publicar una oportunidad ni enviar mensajes a miembros que no conocen.',
    },
    mailedCodes: {
      title: 'Inicio de sesión',
      label: 'Los miembros pueden iniciar sesión con un código por correo',
      hint: 'Para miembros que entran pocas veces y olvidan su contraseña. El código sirve una sola vez, durante diez minutos, en el navegador desde el que se pidió. Quienes usan el inicio de sesión en dos pasos introducen igualmente su segundo código, y los administradores necesitan tenerlo activado para usarlo.',
    },
  },
  questions: {
    title: 'Preguntas para los solicitantes',
    hint: 'Se muestran con el formulario de registro cuando alguien solicita unirse.',
    text: (number) => `Pregunta ${number}`,
    required: 'Obligatoria',
    add: 'Añadir una pregunta',
    up: (number) => `Mover la pregunta ${number} hacia arriba`,
    down: (number) => `Mover la pregunta ${number} hacia abajo`,
    remove: (number) => `Quitar la pregunta ${number}`,
  },
};

import type { accountMessages as english } from '#src/features/account/account.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const accountMessages: Translation<typeof english> = {
  settings: { title: 'Ajustes', description: 'Gestiona tu cuenta.', nav: 'Ajustes' },
  settingsFailed: 'No se han podido cargar tus ajustes',
  email: {
    title: 'Correo electrónico',
    description: 'Con esta dirección inicias sesión, y a ella te enviamos nuestros correos.',
    confirmed: 'confirmada',
    notConfirmed: 'sin confirmar',
    send: 'Enviar enlace de confirmación',
    sent: (hours) => ({
      title: 'Correo enviado',
      description: `Abre el enlace que contiene en un plazo de ${plural(hours, { one: '1 hora', other: `${hours} horas` })} para confirmar tu dirección.`,
    }),
    change: {
      open: 'Cambiar dirección',
      title: 'Cambia tu dirección de correo',
      text: 'Enviaremos un enlace a la nueva dirección. Hasta que lo abras, seguirás iniciando sesión con la actual.',
      label: 'Nueva dirección de correo',
      password: 'Tu contraseña',
      submit: 'Enviar el enlace',
      sent: (email, minutes) => ({
        title: 'Ya casi está',
        description: `Abre el enlace que hemos enviado a ${email} en un plazo de ${plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })}.`,
      }),
    },
  },
  password: {
    title: 'Contraseña',
    description: 'Al cambiarla, se cierra tu sesión en todos los demás dispositivos.',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    hint: 'Al menos 6 caracteres',
    submit: 'Cambiar contraseña',
    changed: {
      title: 'Contraseña cambiada',
      description: 'Se ha cerrado tu sesión en todos los demás dispositivos.',
    },
  },
  sessions: {
    title: 'Sesiones activas',
    description: 'Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
    failed: 'No se han podido cargar tus sesiones',
    current: 'este dispositivo',
    active: 'última actividad:',
    end: 'Cerrar sesión',
    endLabel: (device) => `Cerrar sesión en ${device}`,
    endOthers: 'Cerrar sesión en los demás dispositivos',
    ending: {
      title: (device) =>
        device === undefined ? '¿Cerrar sesión en los demás dispositivos?' : `¿Cerrar sesión en ${device}?`,
      text: 'Confirma que eres tú. Si no recuerdas tu contraseña, elige una nueva: eso también cierra la sesión en todos los dispositivos.',
      password: 'Tu contraseña',
    },
    ended: (count) => ({
      title: plural(count, { one: 'Sesión cerrada', other: `${number(count)} sesiones cerradas` }),
    }),
  },
  privacy: {
    title: 'Privacidad',
    description: 'Los cambios se aplican de inmediato.',
    audiences: [
      { key: 'emailAudience', label: 'Quién puede ver mi correo electrónico' },
      { key: 'phoneAudience', label: 'Quién puede ver mi número de teléfono' },
    ],
    audiencesHint: 'Se aplica a tu perfil, a tu tarjeta de contacto y a la API.',
    suggestable: {
      label: 'Sugerir mi perfil a otros miembros',
      description: 'En recomendaciones, posibles referencias y el directorio de miembros.',
    },
    readReceipts: {
      label: 'Mostrar cuándo he leído los mensajes',
      description:
        'Los miembros que también lo muestran ven «Visto» debajo de lo que te escribieron, y cuándo les estás escribiendo. Tú ves lo mismo de ellos. Lo que leíste antes sigue sin marcarse como visto.',
    },
    searchEngines: {
      label: 'Permitir que los buscadores me muestren',
      description:
        'Tu perfil y tus publicaciones. Lo que ya muestran puede tardar algunas semanas en desaparecer.',
    },
    embeddings: (host) =>
      `Para ordenar las coincidencias por su significado, esta comunidad envía hasta ocho frases breves de tu perfil (lo que buscas y lo que ofreces) a ${host}. Se omiten las direcciones de correo, los enlaces y los números largos, y no se incluye tu nombre. Si desactivas «Sugerir mi perfil a otros miembros», no se envía ninguna frase y se elimina lo que se calculó a partir de ellas.`,
  },
  blocked: {
    title: 'Miembros bloqueados',
    description: 'Tú no ves a estos miembros aquí, ni ellos a ti.',
    failed: 'No se han podido cargar los miembros que has bloqueado',
    none: 'No has bloqueado a nadie. Puedes bloquear a un miembro desde su perfil o desde una conversación.',
    unblock: 'Desbloquear',
    unblockLabel: (name) => `Desbloquear a ${name}`,
    unblocked: (name) => ({
      title: `Has desbloqueado a ${name}`,
      description: 'Si antes era uno de tus contactos, tendrás que volver a conectar.',
    }),
  },
  appearance: {
    title: 'Apariencia',
    description: 'En este navegador.',
    schemes: { auto: 'Como en este dispositivo', light: 'Claro', dark: 'Oscuro' },
  },
  language: {
    title: 'Idioma',
    description: 'Para las páginas y para los correos que recibes.',
    read: {
      title: 'Idiomas que leo',
      hint: 'En Novedades no se muestran las publicaciones en otros idiomas; en «Mis contactos» aparecen todas. Si no marcas ninguno, verás todas las publicaciones.',
      another: 'Añadir otro idioma',
    },
  },
  notifications: {
    title: 'Notificaciones',
    description: 'De qué quieres que te avisemos.',
    failed: 'No se han podido cargar tus ajustes de notificaciones',
    event: 'Motivo',
    channels: [
      { key: 'inApp', label: 'En la aplicación' },
      { key: 'email', label: 'Por correo' },
    ],
    channelLabel: (event, channel) => `${event}: ${channel.toLowerCase()}`,
    allOff: 'Desactivar todos los correos',
    allOffDone: {
      title: 'Ya no recibirás estos correos',
      description: 'Los correos sobre tu cuenta se envían siempre.',
    },
    digest: {
      label: 'Resumen semanal',
      description:
        'Un correo cada lunes con lo que te has perdido. Puedes darte de baja de cualquiera de estos correos.',
    },
  },
  data: {
    title: 'Tus datos',
    description:
      'Todo lo que guardamos sobre ti, en un archivo ZIP con hojas de cálculo (CSV) y datos legibles por máquina (JSON).',
    submit: 'Exportar mis datos',
    exported: { title: 'Exportación lista', description: 'Busca un archivo ZIP en tus descargas.' },
    failed: {
      title: 'Error',
      description: 'No se han podido exportar tus datos. Vuelve a intentarlo.',
      destructive: true,
    },
  },
  deletion: {
    title: 'Eliminar cuenta',
    description:
      'Elimina tu perfil, tus contactos y el texto de tus mensajes privados, también para la otra persona. Tus empresas dejan de aparecer en el directorio. Las publicaciones, comentarios y reseñas que publicaste se conservan con el nombre «Antiguo miembro», a menos que elimines también tus publicaciones y comentarios. En las cuentas de la comunidad sigue constando qué pediste, cuándo y por cuánto. No se puede deshacer.',
    open: 'Eliminar mi cuenta',
    warning: 'No se puede deshacer. Quizá quieras exportar antes tus datos.',
    password: 'Tu contraseña',
    alsoPublished: {
      label: 'Eliminar también lo que he publicado',
      description:
        'Tus publicaciones, con los comentarios que tengan, y tus comentarios. Las reseñas se conservan con el nombre «Antiguo miembro».',
    },
    submit: 'Eliminar definitivamente',
    done: {
      title: 'Tu cuenta se ha eliminado',
      description:
        'Tu perfil, tus contactos y tus mensajes privados ya no existen, y se ha cerrado tu sesión en todas partes. Gracias por haber formado parte de la comunidad.',
      home: 'Volver a la página de inicio',
    },
  },
  reset: {
    title: 'Elige una contraseña',
    description:
      'A partir de ahora iniciarás sesión con ella. Se cerrará tu sesión en todos los demás dispositivos.',
    submit: 'Guardar contraseña',
    again: 'Pedir un enlace nuevo',
    done: { title: 'Contraseña guardada', description: 'Ya puedes iniciar sesión con ella.' },
    invited: {
      title: (community) => `Te damos la bienvenida a ${community}`,
      description: 'Elige una contraseña y listo.',
      submit: 'Unirme',
      done: (community) => ({
        title: `¡Te damos la bienvenida a ${community}!`,
        description:
          'Has iniciado sesión. La próxima vez, hazlo con tu dirección de correo y esta contraseña.',
      }),
    },
  },
  confirmBar: {
    label: 'Dirección de correo',
    text: (email) =>
      `Confirma ${email} para publicar, comentar o escribir a miembros que aún no conoces. Te hemos enviado un enlace.`,
    send: 'Enviar de nuevo',
    sendLink: 'Enviar el enlace de nuevo',
    change: '¿No es tu dirección?',
  },
  verification: {
    title: 'Confirma tu correo electrónico',
    description: 'Así sabemos que te llegan nuestros correos.',
    incomplete: 'Este enlace está incompleto. Vuelve a abrirlo desde el correo.',
    submit: 'Confirmar mi dirección',
    done: {
      title: 'Gracias',
      description: 'Tu dirección de correo está confirmada.',
      toDashboard: 'Ir a tu panel',
      toSignIn: 'Iniciar sesión',
    },
  },
};

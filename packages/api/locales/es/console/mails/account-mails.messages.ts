import type { accountMailMessages as english } from '#src/console/mails/account-mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const inMinutes = (count: number) => plural(count, { one: '1 minuto', other: `${number(count)} minutos` });
const inHours = (count: number) => plural(count, { one: '1 hora', other: `${number(count)} horas` });
const inDays = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });
const characters = (count: number) =>
  plural(count, { one: '1 carácter', other: `${number(count)} caracteres` });

export const accountMailMessages: Translation<typeof english> = {
  footer: 'Recibes siempre este correo porque afecta a la seguridad de tu cuenta.',
  notYou: (address) => `Si no has sido tú, escribe enseguida a ${address}.`,
  openConsole: 'Abrir la administración',
  notices: {
    'mail.password_changed': {
      subject: 'Tu contraseña ha cambiado',
      paragraph:
        'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado tu sesión en todos los demás dispositivos.',
    },
    'mail.login_blocked': {
      subject: 'Alguien intenta entrar en tu cuenta',
      paragraph:
        'Se han escrito varias contraseñas incorrectas para tu cuenta. Estamos frenando estos intentos. Puedes seguir iniciando sesión desde los dispositivos que usas. Si has olvidado tu contraseña, pide una nueva en la página de inicio de sesión.',
    },
    'mail.login_while_blocked': {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraph:
        'Alguien ha escrito la contraseña correcta de tu cuenta, desde un dispositivo y una red que no reconocemos, mientras otras personas escribían contraseñas incorrectas. Si has sido tú, no tienes que hacer nada.',
    },
    'mail.second_factor_added': {
      subject: 'Inicio de sesión en dos pasos activado',
      paragraph:
        'A partir de ahora, para iniciar sesión en tu cuenta hacen falta tu contraseña y un código de tu aplicación de autenticación. Guarda tus códigos de recuperación en un lugar seguro: cada uno te permite entrar una vez si pierdes el teléfono.',
    },
    'mail.second_factor_ended': {
      subject: 'Inicio de sesión en dos pasos desactivado',
      paragraph:
        'Para iniciar sesión en tu cuenta vuelve a bastar con tu contraseña. Tus códigos de recuperación ya no sirven.',
    },
    'mail.second_factor_reset': {
      subject: 'Hemos desactivado tu inicio de sesión en dos pasos',
      paragraph:
        'La administración ha desactivado el inicio de sesión en dos pasos de tu cuenta y se ha cerrado tu sesión en todas partes. Inicia sesión con tu contraseña y vuelve a configurarlo en tus ajustes.',
    },
    'mail.second_factor_refused': {
      subject: 'Alguien conoce tu contraseña',
      paragraph:
        'Alguien ha escrito tu contraseña y después varios códigos incorrectos. No ha conseguido entrar. Si no has sido tú, elige ahora otra contraseña en tus ajustes.',
    },
    'mail.recovery_codes_renewed': {
      subject: 'Tienes nuevos códigos de recuperación',
      paragraph:
        'Se han creado nuevos códigos de recuperación para tu cuenta. Los que tenías antes ya no sirven.',
    },
    'mail.passkey_added': {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      paragraph:
        'Ya puedes iniciar sesión con una llave de acceso, sin tu contraseña. En tus ajustes puedes ver y quitar tus llaves de acceso.',
    },
    'mail.passkey_removed': {
      subject: 'Se ha quitado una llave de acceso de tu cuenta',
      paragraph:
        'Ya no se puede usar para iniciar sesión. Es posible que tengas que eliminarla a mano de tus contraseñas allí donde la creaste.',
    },
    'mail.password_ended': {
      subject: 'Elige una contraseña nueva',
      paragraph:
        'Has iniciado sesión con un código recibido por correo, lo que ha confirmado tu dirección por primera vez. Hasta ahora cualquiera podría haberla registrado, así que la contraseña y las demás formas de iniciar sesión elegidas antes ya no sirven. Para volver a iniciar sesión con contraseña, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
    },
    'mail.accounts_merged': {
      subject: 'Tus cuentas se han fusionado',
      paragraph:
        'La administración ha fusionado otra cuenta tuya con esta, con sus contactos, mensajes y publicaciones. A partir de ahora, inicia sesión con esta dirección.',
    },
  },
  providerLinked: {
    subject: (provider) => `Ya puedes iniciar sesión con ${provider}`,
    paragraph: (provider) =>
      `Se ha vinculado una cuenta de ${provider} a la tuya. Quien pueda iniciar sesión allí puede hacerlo también aquí. Puedes desvincularla en tus ajustes, en Seguridad.`,
  },
  providerUnlinked: {
    subject: (provider) => `Ya no puedes iniciar sesión con ${provider}`,
    paragraph: (provider) => `Se ha desvinculado tu cuenta de ${provider}. Tu contraseña sigue sirviendo.`,
  },
  administrator: {
    subject: (site) => `Ahora formas parte de la administración de ${site}`,
    paragraph: (least) =>
      `Vuelve a iniciar sesión para abrir la administración. Las contraseñas de la administración deben tener al menos ${characters(least)}. Si la tuya es más corta, te enviaremos por correo un enlace para elegir otra.`,
  },
  test: {
    subject: (site) => `Correo de prueba de ${site}`,
    paragraph: (site) => `Los correos de ${site} te llegan.`,
    footer: 'Te has enviado este correo desde la administración.',
  },
  dataExported: {
    subject: (site) => `Una copia de tus datos de ${site}`,
    paragraph: (site) =>
      `Como pediste, la administración de ${site} ha creado una copia de tus datos para entregártela. Contiene lo mismo que puedes descargar en tus ajustes.`,
    footer: (address) => `¿No lo has pedido tú? Escribe enseguida a ${address}.`,
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    paragraph: (minutes) =>
      `Alguien, esperamos que tú, ha pedido una contraseña nueva. El enlace sirve una sola vez, durante ${inMinutes(minutes)}.`,
    label: 'Elegir contraseña nueva',
    footer: '¿No has sido tú? Puedes ignorar este correo: tu contraseña no cambia.',
  },
  setPassword: {
    subject: (site) => `Tu cuenta de ${site} está lista`,
    paragraph: (site, days) =>
      `La administración de ${site} te ha invitado. Elige una contraseña para iniciar sesión. El enlace sirve una sola vez, durante ${inDays(days)}.`,
    label: 'Elegir contraseña',
    footer: '¿No esperabas este correo? Puedes ignorarlo.',
  },
  linkOfAdmin: {
    paragraph: (days) =>
      `La administración te envía este enlace para que puedas volver a iniciar sesión. Sirve una sola vez, durante ${inDays(days)}.`,
    footer: '¿No has pedido ayuda? Puedes ignorar este correo: tu contraseña no cambia.',
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo',
    paragraph: (hours) =>
      `Confirma que esta dirección es tuya. El enlace sirve una sola vez, durante ${inHours(hours)}.`,
    label: 'Confirmar esta dirección',
    footer: (site) => `¿No tienes cuenta en ${site}? Puedes ignorar este correo.`,
  },
  addressInUse: {
    subject: (site) => `Ya tienes una cuenta de ${site} con esta dirección`,
    paragraph:
      'Alguien, esperamos que tú, quiere usar esta dirección para otra cuenta. Una dirección solo puede pertenecer a una cuenta, así que no se ha cambiado nada.',
    twoAccounts: (address) =>
      `¿Tienes dos cuentas? Escribe a ${address}: la administración puede fusionarlas.`,
    footer: '¿No has sido tú? Puedes ignorar este correo.',
  },
  useAddress: {
    subject: (site) => `Usa esta dirección para tu cuenta de ${site}`,
    paragraph: (site, minutes) =>
      `Alguien, esperamos que tú, quiere iniciar sesión en ${site} con esta dirección. Confirma que es tuya. El enlace sirve una sola vez, durante ${inMinutes(minutes)}.`,
    label: 'Usar esta dirección',
  },
  addressChanged: {
    subject: (site) => `La dirección de tu cuenta de ${site} ha cambiado`,
    byMember:
      'Tu cuenta tiene ahora otra dirección de correo, confirmada con un enlace que enviamos a ella. Ya no se puede iniciar sesión con esta dirección.',
    byAdmin: (site) =>
      `La administración de ${site} ha asignado a tu cuenta otra dirección de correo, a la que se ha enviado un enlace para elegir una contraseña. Ya no se puede iniciar sesión con esta dirección.`,
  },
  code: {
    staffSubject: (site) => `Inicia sesión en ${site} con tu contraseña`,
    staff:
      'Alguien, esperamos que tú, quiere iniciar sesión con un código por correo. Los administradores y los miembros con un rol pueden hacerlo cuando hayan activado el inicio de sesión en dos pasos en sus ajustes. Hasta entonces, inicia sesión con tu contraseña.',
    subject: (site) => `Tu código para ${site}`,
    enter: (site) => `Escribe este código donde lo has pedido para iniciar sesión en ${site}:`,
    works: (minutes) =>
      `Sirve una sola vez, durante ${inMinutes(minutes)} y solo en ese navegador. No se lo des a nadie: nunca te lo pediremos por teléfono ni por correo.`,
    footer: (address) =>
      `¿No has sido tú? Puedes ignorar este correo: sin el código no entra nadie. Si recibes más, escribe a ${address}.`,
  },
  role: {
    administrator: 'Administración',
    granted: (site, role) => `Ahora tienes un rol en ${site}: ${role}`,
    ended: (site, role) => `Ya no tienes el rol «${role}» en ${site}`,
    isFor: (does) => `Abarca lo siguiente: ${does}.`,
    password: (least) =>
      `Vuelve a iniciar sesión para abrir la administración. Las contraseñas de los miembros con un rol deben tener al menos ${characters(least)}. Si la tuya es más corta, te enviaremos por correo un enlace para elegir otra.`,
    signedOut:
      'Se ha cerrado tu sesión. Puedes volver a iniciarla como antes; tu perfil y tus publicaciones no han cambiado.',
  },
  membership: {
    hasEnded: (site) => `Tu membresía de ${site} ha terminado`,
    endsSoon: (site) => `Tu membresía de ${site} termina pronto`,
    ended: (day) => `Tu membresía terminó el ${day}.`,
    runs: (day) => `Tu membresía está vigente hasta el ${day}.`,
    lapses: (day) =>
      `Después del ${day} podrás seguir iniciando sesión y leyendo, pero no publicar ni escribir a los miembros.`,
    renew: (address) => `Para renovarla, escribe a ${address}.`,
    footer: 'Recibes siempre este correo porque se refiere a tu membresía.',
  },
  erased: {
    applicationSubject: (site) => `Tu solicitud de ingreso en ${site} se ha borrado`,
    application: (site) =>
      `Como pediste, la administración de ${site} ha borrado tu solicitud y todo lo que contenía. Las copias de seguridad conservan versiones anteriores durante un tiempo; si alguna vez se restaura una, tu solicitud se borrará de nuevo.`,
    applicationFooter: (address) => `¿No lo has pedido tú? Escribe a ${address}.`,
    subject: 'Tu cuenta se ha eliminado',
    onRequest: (site) => `Como pediste, la administración de ${site} ha eliminado tu cuenta.`,
    byMember: 'Tu cuenta se ha eliminado.',
    gone: 'Tu perfil y tus contactos ya no existen, y en lugar de tus mensajes privados se lee «Mensaje eliminado con la cuenta».',
    postsStay:
      'Las publicaciones, los comentarios y las reseñas que publicaste se conservan con el nombre «Antiguo miembro».',
    postsDeleted:
      'Las publicaciones y los comentarios que publicaste se han eliminado. Las reseñas que publicaste se conservan con el nombre «Antiguo miembro».',
    backups:
      'Tus empresas ya no aparecen en el directorio. Las copias de seguridad conservan versiones anteriores durante un tiempo; si alguna vez se restaura una, tu cuenta se eliminará de nuevo.',
    footer: (address) => `¿No has sido tú? Escribe a ${address}.`,
  },
};

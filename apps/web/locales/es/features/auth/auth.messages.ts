import type { authMessages as english } from '#src/features/auth/auth.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const authMessages: Translation<typeof english> = {
  login: {
    title: 'Iniciar sesión',
    intro: 'Nos alegra volver a verte.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    forgot: '¿Olvidaste tu contraseña?',
    byCode: 'Recibir un código por correo',
    byPasskey: 'Usar una llave de acceso',
    refused: 'Revisa tu correo y tu contraseña, o elige una contraseña nueva.',
    toggle: '¿No tienes cuenta? Regístrate',
  },
  register: {
    title: 'Crear cuenta',
    intro: 'Cuéntanos qué buscas y qué ofreces. Lo usamos para encontrar tus coincidencias.',
    submit: 'Crear cuenta',
    busy: 'Creando cuenta...',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
    lastNameHint: 'Déjalo en blanco si no tienes',
    passwordHint: 'Contraseña (mín. 6 caracteres)',
    more: 'Añadir más ahora',
    moreHint: 'Cargo, empresa, qué necesitas y qué ofreces',
    honeypot: 'Deja este campo vacío',
    sent: (email) =>
      `Gracias. La administración revisará primero tu registro. Hemos enviado un enlace a ${email}: ábrelo para confirmar tu dirección y ver en qué punto está tu registro. Cuando se apruebe, recibirás un correo con un enlace para elegir una contraseña.`,
    reads: 'Antes de unirte, lee:',
    accepts: 'Al crear una cuenta, aceptas lo siguiente:',
    and: ' y ',
    audience: '¿Quién puede ver cómo contactar contigo?',
    audienceHint:
      'Se refiere a tu correo electrónico y a tu número de teléfono. El perfil en sí es público: los visitantes pueden leerlo.',
  },
  connecting: {
    join: (firstName) => `Únete para conectar con ${firstName}`,
    login: (firstName) => `Inicia sesión para conectar con ${firstName}`,
    greeting: {
      label: (firstName) => `Saluda a ${firstName} (si quieres)`,
      hint: 'Podrás releerlo antes de enviarlo.',
    },
  },
  application: {
    title: 'Solicitar el ingreso',
    intro:
      'Leemos todas las solicitudes. Cuando se apruebe la tuya, te enviaremos por correo un enlace para elegir una contraseña.',
    submit: 'Enviar solicitud',
    busy: 'Enviando solicitud...',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
    failed: 'No se ha podido cargar el formulario',
    sent: (email) =>
      `Gracias. Hemos enviado un enlace a ${email}. Ábrelo para confirmar tu dirección; también muestra en qué punto está tu solicitud. Si ya habías enviado una solicitud, usaremos la primera.`,
  },
  invited: {
    title: 'Unirse con invitación',
    intro: '',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
    by: (person, site) => `${person} te ha invitado a ${site}.`,
    failed: 'No se ha podido cargar la invitación',
    withoutInvitation: 'Continuar sin la invitación',
    states: {
      revoked: 'Esta invitación se ha retirado. Pide una nueva.',
      used: 'Esta invitación ya se ha usado. Pide una nueva.',
      expired: 'Esta invitación ha caducado. Pide una nueva.',
    },
  },
  invitation: {
    title: 'Solo con invitación',
    intro:
      'Los nuevos miembros se unen con invitación. Si has recibido una, abre el enlace que contiene. Si ya tienes cuenta, puedes iniciar sesión.',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
  },
  closed: {
    title: 'El registro está cerrado',
    intro: 'Por el momento no se admiten nuevos miembros. Si ya tienes cuenta, puedes iniciar sesión.',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
  },
  sessionEnded: {
    title: 'Se ha cerrado tu sesión',
    intro: 'Cerraste sesión en otra pestaña o tu sesión terminó. Inicia sesión para seguir donde estabas.',
    leave: 'Seguir sin sesión',
  },
  'forgot-password': {
    title: '¿Olvidaste tu contraseña?',
    intro: 'Escribe tu dirección de correo y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    sent: (email, minutes) =>
      `Si ${email} pertenece a una cuenta, le hemos enviado un enlace. Sirve una sola vez, durante ${plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })}.`,
    toggle: 'Volver al inicio de sesión',
  },
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar contraseña',
    jobTitle: 'Cargo',
    company: 'Empresa',
    industry: 'Sector',
    selectIndustry: 'Selecciona tu sector',
    location: 'Ubicación',
    locationPlaceholder: 'Ciudad',
    lookingFor: 'Busco',
    lookingForPlaceholder: 'p. ej., servicios de contabilidad para mi panadería',
    servicesOffered: 'Ofrezco',
    servicesOfferedPlaceholder: 'p. ej., tartas de boda y pan para cafeterías',
  },
  signedIn: { title: '¡Hola de nuevo!', description: 'Has iniciado sesión correctamente.' },
  registered: (firstName) => ({
    title: '¡Cuenta creada!',
    description: `Te damos la bienvenida, ${firstName}.`,
  }),
  loginFailed: { title: 'Error', description: 'El correo o la contraseña no son correctos.' },
  passkeyFailed: {
    title: 'Error',
    description:
      'No se ha podido usar tu llave de acceso. Vuelve a intentarlo o inicia sesión con tu contraseña.',
  },
  onTheList: {
    title: 'Revisa tu correo',
    description: 'Ya estás en nuestra lista. Te hemos vuelto a enviar tu invitación.',
  },
  registerFailed: { title: 'Error', description: 'No se ha podido crear la cuenta. Vuelve a intentarlo.' },
};

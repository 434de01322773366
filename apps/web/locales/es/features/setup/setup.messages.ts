import type { setupMessages as english } from '#src/features/setup/setup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const setupMessages: Translation<typeof english> = {
  title: 'Configura tu comunidad',
  description: 'Cinco pasos breves. Podrás cambiarlo todo más tarde en la administración.',
  step: (number, of) => `Paso ${number} de ${of}`,
  checking: 'Comprobando la dirección de configuración...',
  signIn: 'Iniciar sesión',
  home: 'Ir a la página de inicio',
  noToken: {
    title: 'Esta página configura una comunidad nueva',
    text: 'Abre la dirección de configuración que el servidor mostró en su registro al arrancar. Si formas parte de la administración, inicia sesión primero.',
  },
  refused: 'Esta dirección de configuración no se puede usar',
  administrator: {
    title: 'Tu cuenta',
    text: 'Con esta cuenta empieza la administración: decides quién se une y qué aspecto tiene todo.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos 12 caracteres',
    submit: 'Crear cuenta',
  },
  name: {
    title: 'Nombre y aspecto',
    text: 'Cómo se llama tu comunidad, con su logotipo y sus colores. Se muestran en todas partes al instante.',
  },
  about: {
    title: 'Texto y ubicación',
    text: 'Qué leen los visitantes en la página de inicio, cómo das la bienvenida a los nuevos miembros y dónde estás.',
  },
  join: { title: 'Quién puede unirse', text: 'Cómo se llega a ser miembro.' },
  members: {
    title: 'Tus miembros',
    text: 'Importa los miembros que ya tienes o invita a unas pocas personas para empezar.',
    import: 'Importar miembros de una hoja de cálculo',
    importHint: 'Un archivo de Excel o CSV. No se envía ningún correo hasta que envíes las invitaciones.',
    terms: 'Publica antes tus condiciones y tu política de privacidad',
    termsHint: 'Cada una empieza con un borrador. Los nuevos miembros las aceptan al unirse.',
    invite: 'Invitar a personas',
    inviteHint: 'Con un enlace para compartir o por correo.',
    add: 'Añadir miembros uno por uno',
    addHint: 'Cada uno recibe un correo con un enlace para elegir una contraseña.',
    finish: 'Abrir la administración',
  },
  back: 'Atrás',
  skip: 'Omitir',
  next: 'Guardar y continuar',
  continue: 'Continuar',
  failed: 'No se han podido cargar los ajustes',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const requests: Sentences = {
  'Page not found': 'Página no encontrada',
  'The request could not be read': 'No se ha podido leer la solicitud',
  'Not found': 'No encontrado',
  'This cannot be done here': 'Esto no se puede hacer aquí',
  'The file could not be read': 'No se ha podido leer el archivo',
  'The request took too long to arrive': 'La solicitud ha tardado demasiado en llegar',
  'The request is too large': 'La solicitud es demasiado grande',
  'Only JSON is accepted': 'Solo se acepta JSON',
  'The headers are too large': 'Las cabeceras son demasiado grandes',
  'The request was refused': 'La solicitud se ha rechazado',
  'Busy right now. Please try again.': 'Ahora mismo hay mucha actividad. Vuelve a intentarlo.',
  'The server has no space left for files. Please try again later.':
    'El servidor no tiene más espacio para archivos. Vuelve a intentarlo más tarde.',
  'Too many connections from your network. Please try again.':
    'Hay demasiadas conexiones desde tu red. Vuelve a intentarlo.',
  'This request came from another site': 'Esta solicitud procede de otro sitio',
  'It could not be prepared': 'No se ha podido preparar',
  'This short link does not exist.': 'Este enlace corto no existe.',
  'This short link no longer works.': 'Este enlace corto ya no funciona.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Confirma antes tu dirección de correo. En tus ajustes puedes pedir que te enviemos de nuevo el enlace.',
  'This page link is not valid': 'Este enlace de página no es válido',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Tu membresía ha terminado, así que puedes leer, pero no publicar. Contacta con la administración para renovarla.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Otra persona ha cambiado esto entretanto{0}. Guarda de nuevo para sustituirlo.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Otra persona ha cambiado los mismos campos entretanto. No se ha guardado nada.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Otra persona ha cambiado esto mientras lo editabas, así que tus cambios no se han guardado.',
  'This part of the site is turned off': 'Esta parte del sitio está desactivada',
  'Please confirm your password first': 'Confirma antes tu contraseña',
  'Something went wrong': 'Algo ha fallado',
  'Invalid input': 'Datos no válidos',
  'One of the values is too large or too small': 'Uno de los valores es demasiado grande o demasiado pequeño',
  'An item like this already exists': 'Ya existe un elemento igual',
  'A linked item no longer exists. Reload the page and try again.':
    'Un elemento vinculado ya no existe. Recarga la página y vuelve a intentarlo.',
  'This is not part of your role': 'Esto no forma parte de tu rol',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Tu rol exige el inicio de sesión en dos pasos. Actívalo en Ajustes, en Seguridad.',
  'Not authenticated': 'No has iniciado sesión',
  'Please enter the code of your second factor.': 'Escribe el código de tu segundo paso.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
  'You’re posting too quickly. Please try again later.':
    'Estás publicando demasiado rápido. Vuelve a intentarlo más tarde.',
  'You’ve saved articles many times in a short time. Please try again later.':
    'Has guardado artículos muchas veces en poco tiempo. Vuelve a intentarlo más tarde.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Los nuevos miembros pueden publicar cinco veces el primer día. Vuelve mañana.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Has hecho varios pedidos en poco tiempo. Vuelve a intentarlo más tarde.',
  'You’re sending messages too quickly. Please try again later.':
    'Estás enviando mensajes demasiado rápido. Vuelve a intentarlo más tarde.',
  'You can post ten opportunities a day.': 'Puedes publicar diez oportunidades al día.',
  'You can create 100 events a day.': 'Puedes crear 100 eventos al día.',
  'You can create 20 chapters a day.': 'Puedes crear 20 grupos al día.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Has pedido varias plazas en poco tiempo. Vuelve a intentarlo más tarde.',
  'Several emails were sent to this address. Please try again later.':
    'Se han enviado varios correos a esta dirección. Vuelve a intentarlo más tarde.',
  'You can export your data five times an hour.': 'Puedes exportar tus datos cinco veces por hora.',
  'You can create up to six backups an hour. Please try again later.':
    'Puedes crear hasta seis copias de seguridad por hora. Vuelve a intentarlo más tarde.',
  'You can export up to six times an hour. Please try again later.':
    'Puedes exportar hasta seis veces por hora. Vuelve a intentarlo más tarde.',
  'You can restore up to three times an hour. Please try again later.':
    'Puedes restaurar hasta tres veces por hora. Vuelve a intentarlo más tarde.',
  'You can download up to five backups a minute. Please try again later.':
    'Puedes descargar hasta cinco copias de seguridad por minuto. Vuelve a intentarlo más tarde.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Puedes subir hasta diez copias de seguridad por hora. Vuelve a intentarlo más tarde.',
  'Too many pages are open at once. Please close some.':
    'Hay demasiadas páginas abiertas a la vez. Cierra algunas.',
  ' to “{0}”': ' (ahora «{0}»)',
};

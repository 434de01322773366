import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const files: Sentences = {
  'Its address is not a public one.': 'Su dirección no es pública.',
  'It is larger than 5 MB.': 'Ocupa más de 5 MB.',
  'The site redirects too often.': 'El sitio redirige demasiadas veces.',
  'The site took too long to answer.': 'El sitio ha tardado demasiado en responder.',
  'The site could not be reached.': 'No se ha podido acceder al sitio.',
  'The site redirects to something else than a web address.':
    'El sitio redirige a algo que no es una dirección web.',
  'The site answered {0}.': 'El sitio ha respondido {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'No se ha podido procesar esta imagen. Vuelve a intentarlo o elige otra.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Este archivo no es una imagen que podamos leer. Elige un archivo PNG, JPEG o WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Esta imagen está incompleta. Elige el archivo completo u otra imagen.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  'Please send the picture as a file.': 'Envía la imagen como archivo.',
  'Please choose a picture.': 'Elige una imagen.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Esta imagen ocupa más de 5 MB. Elige una más pequeña.',
  'The picture took too long to arrive. Please try a smaller one.':
    'La imagen ha tardado demasiado en llegar. Prueba con una más pequeña.',
  'Please send one picture and nothing else.': 'Envía una sola imagen y nada más.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Tu última imagen aún se está subiendo. Vuelve a intentarlo en un momento.',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'No se ha podido copiar de {2} una imagen de «{1}» ({0}). {3}',
  'This picture no longer exists. Please upload it again.': 'Esta imagen ya no existe. Vuelve a subirla.',
  'The picture {0} no longer exists. Please upload it again.':
    'La imagen {0} ya no existe. Vuelve a subirla.',
  logo: 'logotipo',
  'cover image': 'imagen de portada',
  picture: 'imagen',
};

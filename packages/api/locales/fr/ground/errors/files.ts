import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const files: Sentences = {
  'Its address is not a public one.': 'Son adresse n’est pas publique.',
  'It is larger than 5 MB.': 'Elle dépasse 5 Mo.',
  'The site redirects too often.': 'Le site redirige trop de fois.',
  'The site took too long to answer.': 'Le site a mis trop de temps à répondre.',
  'The site could not be reached.': 'Le site est injoignable.',
  'The site redirects to something else than a web address.':
    'Le site redirige vers autre chose qu’une adresse web.',
  'The site answered {0}.': 'Le site a répondu {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Cette image n’a pas pu être traitée. Veuillez réessayer ou en choisir une autre.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Ce fichier n’est pas une image lisible. Veuillez choisir un fichier PNG, JPEG ou WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Cette image est incomplète. Veuillez choisir le fichier entier ou une autre image.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Cette image a trop de pixels. Veuillez en choisir une plus petite.',
  'Please send the picture as a file.': 'Veuillez envoyer l’image sous forme de fichier.',
  'Please choose a picture.': 'Veuillez choisir une image.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Cette image dépasse 5 Mo. Veuillez en choisir une plus petite.',
  'The picture took too long to arrive. Please try a smaller one.':
    'L’image a mis trop de temps à arriver. Veuillez en essayer une plus petite.',
  'Please send one picture and nothing else.': 'Veuillez envoyer une seule image et rien d’autre.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Votre dernière image est encore en cours d’envoi. Veuillez réessayer dans un instant.',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Une image de « {1} » ({0}) n’a pas pu être copiée depuis {2}. {3}',
  'This picture no longer exists. Please upload it again.':
    'Cette image n’existe plus. Veuillez l’envoyer à nouveau.',
  'The picture {0} no longer exists. Please upload it again.':
    'L’image {0} n’existe plus. Veuillez l’envoyer à nouveau.',
  logo: 'logo',
  'cover image': 'image de couverture',
  picture: 'image',
};

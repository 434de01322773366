import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const files: Sentences = {
  'Its address is not a public one.': 'Die Adresse ist nicht öffentlich.',
  'It is larger than 5 MB.': 'Es ist größer als 5 MB.',
  'The site redirects too often.': 'Die Website leitet zu oft weiter.',
  'The site took too long to answer.': 'Die Website hat zu lange nicht geantwortet.',
  'The site could not be reached.': 'Die Website war nicht erreichbar.',
  'The site redirects to something else than a web address.':
    'Die Website leitet zu etwas weiter, das keine Webadresse ist.',
  'The site answered {0}.': 'Die Website hat mit {0} geantwortet.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Dieses Bild konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal oder wählen Sie ein anderes.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Diese Datei ist kein Bild, das wir lesen können. Bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Dieses Bild ist unvollständig. Bitte wählen Sie die ganze Datei oder ein anderes Bild.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Dieses Bild hat zu viele Pixel. Bitte wählen Sie ein kleineres.',
  'Please send the picture as a file.': 'Bitte senden Sie das Bild als Datei.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Dieses Bild ist größer als 5 MB. Bitte wählen Sie ein kleineres.',
  'The picture took too long to arrive. Please try a smaller one.':
    'Das Hochladen des Bildes hat zu lange gedauert. Bitte versuchen Sie es mit einem kleineren.',
  'Please send one picture and nothing else.': 'Bitte senden Sie ein Bild und sonst nichts.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Ihr letztes Bild wird noch hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Das {0} von „{1}“ konnte nicht von {2} kopiert werden. {3}',
  'This picture no longer exists. Please upload it again.':
    'Dieses Bild gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  'The picture {0} no longer exists. Please upload it again.':
    'Das Bild {0} gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  logo: 'Logo',
  'cover image': 'Titelbild',
  picture: 'Bild',
};

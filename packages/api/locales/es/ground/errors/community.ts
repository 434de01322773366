import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const community: Sentences = {
  'This banner does not exist': 'Este banner no existe',
  'Choose one of the categories: {0}': 'Elige una de las categorías: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Puede haber {0} sectores. Retira o fusiona uno primero.',
  'This industry does not exist': 'Este sector no existe',
  'Choose another industry to merge it into': 'Elige otro sector con el que fusionarlo',
  'This is on the list already, as “{0}”': 'Ya está en la lista, como «{0}»',
  'This link is not valid': 'Este enlace no es válido',
  'There is no such page': 'Esta página no existe',
  'Another page already has this address': 'Otra página ya tiene esta dirección',
  'A community can have at most {0} pages': 'Una comunidad puede tener como máximo {0} páginas',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Esta página se ha publicado. Retírala en su lugar: sus versiones se conservan.',
  'Someone else has changed this page since you opened it':
    'Otra persona ha cambiado esta página desde que la abriste',
  "You can't change a page's address after it's published":
    'No se puede cambiar la dirección de una página publicada',
  'This is the language that the page is written in': 'Este es el idioma en el que está escrita la página',
  'Publish this page in its first language first': 'Publica antes esta página en su primer idioma',
  'There is no such version of this page': 'No existe esa versión de la página',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const community: Sentences = {
  'This banner does not exist': 'Este banner não existe',
  'Choose one of the categories: {0}': 'Escolha uma das categorias: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'O limite é de {0} setores. Primeiro, desative ou mescle um deles.',
  'This industry does not exist': 'Este setor não existe',
  'Choose another industry to merge it into': 'Escolha outro setor com o qual mesclar este',
  'This is on the list already, as “{0}”': 'Isto já está na lista, como “{0}”',
  'This link is not valid': 'Este link não é válido',
  'There is no such page': 'Esta página não existe',
  'Another page already has this address': 'Outra página já tem este endereço',
  'A community can have at most {0} pages': 'Uma comunidade pode ter no máximo {0} páginas',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Esta página já foi publicada. Em vez disso, despublique-a: as versões dela ficam registradas.',
  'Someone else has changed this page since you opened it':
    'Outra pessoa alterou esta página depois que você a abriu',
  "You can't change a page's address after it's published":
    'O endereço de uma página publicada não pode mais ser alterado',
  'This is the language that the page is written in': 'Este é o idioma em que a página está escrita',
  'Publish this page in its first language first': 'Antes, publique esta página no primeiro idioma dela',
  'There is no such version of this page': 'Esta versão da página não existe',
};

import type { membersMessages as english } from '#src/features/members/members.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const membersMessages: Translation<typeof english> = {
  invite: 'Convidar pessoas',
  title: 'Membros',
  bestMatches: 'Melhores combinações',
  others: 'Outros membros',
  description: 'Encontre pessoas pelo que fazem, pelo que oferecem e pelo que procuram.',
  search: 'Buscar membros',
  placeholder: 'Nome, empresa ou o que você procura...',
  facets: {
    industry: { label: 'Setor', all: 'Todos os setores' },
    place: { label: 'Localização', all: 'Todos os lugares' },
    offers: { label: 'Oferece', all: 'Qualquer oferta' },
    seeks: { label: 'Procura', all: 'Qualquer necessidade' },
  },
  choice: (label, count) => `${label} (${count})`,
  atLeast: (count) => `${number(count)}+`,
  letters: {
    label: 'Sobrenome',
    all: 'Todos',
    other: 'Outros',
    from: (letter) => `Sobrenomes que começam com ${letter}`,
    allNames: 'Todos os sobrenomes',
    otherAlphabets: 'Sobrenomes em outros alfabetos',
  },
  loading: 'Carregando membros...',
  failed: 'Não foi possível carregar os membros',
  total: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
  atLeastTotal: (total) => `Pelo menos ${total}`,
  clear: 'Limpar filtros',
  none: {
    title: 'Nenhum membro encontrado',
    text: 'Tente outras palavras ou menos filtros.',
    ask: 'Perguntar à comunidade',
    firstTitle: 'Nenhum membro ainda',
    first: 'Os membros aparecem aqui, a menos que tenham desativado as sugestões nas configurações.',
  },
  similar: {
    title: 'Resultados próximos',
    text: 'Nomes parecidos e membros que oferecem isso em outras palavras.',
    only: 'Nenhum resultado exato. Estes membros têm um nome parecido ou oferecem algo parecido.',
  },
  sorts: { label: 'Ordem', match: 'Melhor combinação', name: 'Por nome' },
  map: {
    elsewhere: (members, isOne) =>
      `${members} ${isOne ? 'está' : 'estão'} em lugares que não aparecem no mapa.`,
    unstated: (members, isOne) => `${members} ainda não ${isOne ? 'informou' : 'informaram'} a localização.`,
    none: {
      title: 'Nenhuma cidade para mostrar',
      text: 'Nenhum destes membros tem uma localização que possamos mostrar no mapa.',
      firstTitle: 'Nenhuma cidade ainda',
      first: 'As cidades aparecem aqui assim que os membros informam sua localização.',
    },
  },
  card: {
    offers: 'Oferece',
    seeks: 'Procura',
    skills: 'Competências',
    connect: 'Conectar',
    connectLabel: (name) => `Conectar-se com ${name}`,
    respond: 'Responder',
    respondLabel: (name) => `Responder ao pedido de ${name}`,
    relations: {
      self: 'Este é o seu perfil',
      connected: 'Na sua rede',
      pending_out: 'Pedido enviado',
      pending_in: 'Quer se conectar',
    },
  },
};

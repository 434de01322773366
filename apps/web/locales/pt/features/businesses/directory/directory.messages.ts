import type { directoryMessages as english } from '#src/features/businesses/directory/directory.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const directoryMessages: Translation<typeof english> = {
  title: 'Diretório de empresas',
  description: 'Encontre e avalie empresas dos nossos membros.',
  add: 'Adicionar sua empresa',
  search: 'Buscar empresas',
  placeholder: 'Nome, serviço, cidade...',
  allCategories: 'Todas as categorias',
  allIndustries: 'Todos os setores',
  tabs: { all: 'Todas as empresas', featured: 'Destaques', verified: 'Verificadas' },
  loading: 'Carregando empresas...',
  failed: 'Não foi possível carregar o diretório',
  none: {
    title: 'Nenhuma empresa encontrada',
    text: 'Tente outra busca ou menos filtros. Talvez alguém da comunidade conheça quem você procura.',
    near: (place) =>
      `Não há empresas em um raio de 50 km de ${place}. Se esse não for o nome de uma cidade, altere a localização no seu perfil.`,
    firstTitle: 'Ainda não há empresas',
    first: 'Nenhuma empresa foi cadastrada ainda. A sua pode ser a primeira.',
    clear: 'Limpar filtros',
    ask: 'Perguntar à comunidade',
  },
  members: { title: 'Membros', all: 'Todos os membros encontrados' },
  mine: 'Minhas empresas',
  category: 'Categoria',
  industry: 'Setor',
  sort: 'Ordem',
  sorts: { best: 'Mais conhecidas', newest: 'Mais recentes', name: 'Por nome', nearest: 'Mais próximas' },
  choice: (label, count) => `${label} (${count})`,
  openNow: 'Aberto agora',
  nearMe: 'Perto de mim',
  near: (place) => `Perto de ${place}`,
  tabsLabel: 'Empresas',
  total: (count) => plural(count, { one: `${number(count)} empresa`, other: `${number(count)} empresas` }),
  atLeast: (total) => `Pelo menos ${total}`,
  editLabel: (name) => `Editar ${name}`,
};

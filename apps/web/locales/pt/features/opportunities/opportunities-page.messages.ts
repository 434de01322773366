import type { opportunitiesPageMessages as english } from '#src/features/opportunities/opportunities-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const opportunitiesPageMessages: Translation<typeof english> = {
  page: {
    description: 'O que os membros procuram e o que oferecem para compartilhar.',
    rss: 'Seguir por RSS',
    clear: 'Limpar filtros',
    none: { title: 'Nenhum resultado', text: 'Tente menos palavras ou filtros.' },
    similar: (words) => `Nenhuma oportunidade diz “${words}” com essas palavras. Estas têm sentido parecido:`,
    alsoSimilar: 'Sentido parecido',
    back: 'Oportunidades',
    posted: (time) => `publicada ${time.toLowerCase()}`,
    closed: 'Esta oportunidade está encerrada',
    fit: 'Como combina com você',
    about: 'Do que se trata',
    asks: (name) => `O que ${name} pede`,
    place: (location, isRemote) => {
      if (location === null) return isRemote ? 'Remoto' : null;
      return isRemote ? `${location} ou remoto` : location;
    },
    until: (day) => `Aberta até ${day}`,
    join: {
      title: 'Cadastre-se para enviar sua candidatura',
      text: (name) => `Escreva para ${name} como membro. Depois, você volta a esta página.`,
    },
    share: 'Compartilhar',
    others: 'Outras que podem combinar com você',
    newest: 'Mais oportunidades',
    loading: 'Carregando oportunidade...',
    failed: 'Não foi possível carregar esta oportunidade',
    notFound: {
      title: 'Oportunidade não encontrada',
      text: 'Ela pode ter sido removida ou não estar disponível para você.',
      visitor: 'Ela pode ter sido removida ou ser só para membros. Cadastre-se ou entre para vê-la.',
      back: 'Ver todas as oportunidades',
    },
  },
  views: {
    label: 'Quais oportunidades',
    all: 'Todas',
    yours: 'Suas',
    applied: 'Candidaturas',
  },
  filters: {
    search: 'Buscar oportunidades',
    placeholder: 'criação de site, fotos, um estande …',
    kind: { label: 'Tipo', all: 'Todos os tipos' },
    place: { label: 'Local', all: 'Qualquer lugar' },
    choice: (name, count) => `${name} (${number(count)})`,
    sort: 'Ordenar',
    sorts: { fit: 'Melhor combinação', newest: 'Mais recentes', closing: 'Encerram em breve' },
    only: 'Só as que',
    switches: {
      fits: 'Combinam comigo',
      remote: 'São remotas',
      budget: 'Informam orçamento',
      closing: 'Encerram em 14 dias',
    },
  },
};

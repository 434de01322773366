import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const feedMessages: Translation<typeof english> = {
  title: 'Feed profissional',
  description: 'Oportunidades, conquistas e insights dos membros.',
  loading: 'Carregando o feed...',
  aside: 'Panorama da rede',
  railLabel: 'Notícias e oportunidades',
  failed: 'Não foi possível carregar o feed',
  empty: {
    title: 'Nenhuma publicação ainda',
    forMember: 'Que tal começar compartilhando algo útil?',
    forVisitor: 'Os membros ainda não publicaram nada.',
  },
  views: {
    label: 'Publicações exibidas',
    all: 'Todas',
    connections: 'Minhas conexões',
    topics: 'Meus assuntos',
    opportunity: 'Oportunidades',
    achievement: 'Conquistas',
    insight: 'Insights',
  },
  types: {
    opportunity: 'Oportunidade',
    achievement: 'Conquista',
    insight: 'Insight',
    connection: 'Conexão',
  },
  composer: {
    heading: 'Nova publicação',
    placeholder: 'Compartilhe uma oportunidade, conquista ou insight...',
    ask: (need) => `Procuro: ${need}\n\nAlguém aqui pode ajudar ou conhece quem possa?`,
    continueDraft: 'Continuar seu rascunho...',
  },
  post: {
    title: (author) => `Publicação de ${author}`,
    failed: 'Não foi possível carregar a publicação',
    author: 'Membro',
    edited: 'editada',
    like: (count) => `Curtir, ${number(count)} até agora`,
    comment: (count) => `Comentar, ${number(count)} até agora`,
    share: (count) => `Compartilhar, ${number(count)} até agora`,
    sharedTitle: (author, site) => `${author} em ${site}`,
    bookmark: 'Salvar',
    saveTooltip: 'Salvar para depois',
    unsaveTooltip: 'Remover dos itens salvos',
    more: (author) => `Mais opções para a publicação de ${author}`,
    edit: 'Editar publicação',
    report: 'Denunciar publicação',
    reportTitle: (author) => `Denunciar a publicação de ${author}`,
    reportLink: 'Denunciar este link',
    whichLink: 'Qual link?',
  },
  delete: {
    action: 'Excluir publicação',
    title: 'Excluir esta publicação?',
    text: 'Ela será removida imediatamente, junto com os comentários e as curtidas.',
    done: 'Publicação excluída',
  },
  report: {
    postSent: { title: 'Agradecemos o aviso', description: 'A publicação foi denunciada. Vamos analisar.' },
    linkSent: { title: 'Agradecemos o aviso', description: 'O link foi denunciado. Vamos analisar.' },
  },
};

import type { articlesMessages as english } from '#src/features/articles/articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const articlesMessages: Translation<typeof english> = {
  title: 'Notícias do setor',
  description: 'Notícias do setor, escritas pelos nossos membros.',
  rss: 'Feed RSS',
  write: 'Escrever um artigo',
  yours: 'Seus artigos',
  loading: 'Carregando artigos...',
  failed: 'Não foi possível carregar as notícias',
  count: (shown, category) =>
    plural(shown, {
      one: `Exibindo ${number(shown)} artigo`,
      other: `Exibindo ${number(shown)} artigos`,
    }) + (category === '' ? '' : ` em ${category}`),
  empty: {
    title: 'Nenhum artigo encontrado',
    text: 'Mude os critérios de busca ou explore todas as categorias',
    action: 'Explorar todas as categorias',
    firstTitle: 'Ainda não há artigos',
    first: 'Os artigos aparecerão aqui.',
  },
  filters: {
    search: 'Buscar artigos',
    placeholder: 'Buscar artigos...',
    category: 'Categoria',
    all: 'Todas',
    topics: 'Assuntos em alta',
  },
  article: {
    loading: 'Carregando artigo...',
    failed: 'Não foi possível carregar o artigo',
    trending: 'Em alta',
    featured: 'Destaque',
    readTime: (minutes) => `${minutes} min de leitura`,
    tags: 'Palavras-chave',
    moreTags: (count) => `+${count}`,
    originalUrl: 'Publicado primeiro em',
    related: 'Leia a seguir',
    browseAll: 'Ver todos os artigos',
    joinToRead:
      'O artigo completo é para membros. Cadastre-se para continuar lendo; depois você volta a esta página.',
    comments: 'Comentários',
    joinToComment: (count) =>
      count === 0
        ? 'Nenhum comentário ainda. Cadastre-se para comentar.'
        : `${plural(count, { one: '1 comentário', other: `${number(count)} comentários` })}. Cadastre-se para ler e comentar.`,
    like: (title, count) =>
      `Curtir “${title}”, ${plural(count, {
        one: `${number(count)} curtida`,
        other: `${number(count)} curtidas`,
      })} até agora`,
    bookmark: (title) => `Salvar “${title}”`,
    saveTooltip: 'Salvar para ler depois',
    unsaveTooltip: 'Remover dos itens salvos',
    share: (title) => `Compartilhar “${title}”`,
    shareTooltip: 'Compartilhar',
  },
  notFound: {
    title: 'Artigo não encontrado',
    text: 'O artigo que você procura não existe.',
    back: 'Voltar às notícias',
  },
};

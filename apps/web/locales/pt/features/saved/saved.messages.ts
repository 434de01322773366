import type { savedMessages as english } from '#src/features/saved/saved.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedMessages: Translation<typeof english> = {
  title: 'Itens salvos',
  description: 'Salvos para depois. Só você pode ver.',
  tabs: {
    label: 'Listas de itens salvos',
    posts: 'Publicações',
    articles: 'Artigos',
    businesses: 'Empresas',
    opportunities: 'Oportunidades',
  },
  posts: {
    label: 'Publicações salvas',
    failed: 'Não foi possível carregar suas publicações salvas',
    empty: 'Nenhuma publicação salva ainda',
    text: 'Salve uma publicação no feed e ela aparecerá aqui.',
    action: 'Ir para o feed',
  },
  articles: {
    failed: 'Não foi possível carregar seus artigos salvos',
    empty: 'Nenhum artigo salvo ainda',
    text: 'Salve um artigo para ler depois.',
    action: 'Ver as notícias',
  },
  opportunities: {
    label: 'Oportunidades salvas',
    loading: 'Carregando oportunidades salvas...',
    failed: 'Não foi possível carregar suas oportunidades salvas',
    empty: 'Nenhuma oportunidade salva ainda',
    text: 'Salve uma oportunidade para voltar a ela depois.',
    action: 'Ver oportunidades',
  },
};

import type { adminArticlesMessages as english } from '#src/features/admin/articles/admin-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const adminArticlesMessages: Translation<typeof english> = {
  noun: 'artigos',
  search: { label: 'Buscar artigos por título, autoria ou categoria', placeholder: 'Buscar artigos...' },
  empty: 'As notícias do setor são escritas aqui. Crie o primeiro artigo.',
  create: 'Criar artigo',
  featured: 'Em destaque',
  regular: 'Normal',
  published: 'Publicado',
  stats: (views, engagement) =>
    `${number(views)} ${plural(views, { one: 'visualização', other: 'visualizações' })} · ${engagement}% de engajamento`,
  created: { title: 'Artigo criado' },
  saved: { title: 'Artigo salvo' },
  editor: {
    failed: 'Não foi possível carregar o artigo',
    back: 'Voltar aos artigos',
    createTitle: 'Criar artigo',
    editTitle: 'Editar artigo',
    modes: 'Escrever ou pré-visualizar',
    write: 'Escrever',
    preview: 'Pré-visualizar',
    publish: 'Publicar artigo',
    saveUnpublished: 'Salvar sem publicar',
  },
  fields: {
    title: 'Título',
    author: 'Autoria',
    category: 'Categoria',
    summary: 'Resumo',
    summaryHint: 'Exibido na lista de artigos e na prévia dos links',
    content: 'Conteúdo',
    contentHint: 'Selecione o texto para formatá-lo ou escreva em Markdown',
    tags: 'Palavras-chave',
    tagsHint: 'Separadas por vírgulas',
    heroImage: 'Imagem principal',
    url: 'URL original (se publicado antes em outro lugar)',
  },
  writer: {
    label: 'Membro que escreveu o artigo (opcional)',
    hint: 'Quem lê vê a foto, e o nome leva ao perfil.',
    typeAName: 'Digite um nome',
    nobody: 'Nenhum membro encontrado',
    clear: 'Nenhum membro',
  },
  picture: {
    add: 'Adicionar imagem ao texto',
    uploading: 'Enviando imagem',
    added: 'Imagem a inserir',
    alt: 'Texto alternativo',
    altHint: 'O que a imagem mostra, para quem não pode vê-la',
    caption: 'Legenda (opcional)',
    insert: 'Inserir',
    discard: 'Descartar',
  },
  preview: {
    untitled: 'Sem título',
    readTime: (minutes) => `${minutes} min de leitura`,
  },
};

import type { ownArticlesMessages as english } from '#src/features/articles/own/own-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownArticlesMessages: Translation<typeof english> = {
  title: 'Seus artigos',
  description: 'O que você escreveu para as notícias, publicado ou não.',
  write: 'Escrever um artigo',
  loading: 'Carregando seus artigos...',
  failed: 'Não foi possível carregar seus artigos',
  empty: {
    title: 'Ainda não há artigos',
    text: 'Compartilhe o que você sabe. A administração lê cada artigo antes de publicá-lo nas notícias.',
  },
  closed:
    'Os membros não podem enviar artigos no momento. O que você escreveu continua aqui e na exportação dos seus dados.',
  states: {
    draft: 'Rascunho',
    waiting: 'Aguardando aprovação',
    declined: 'Recusado',
    published: 'Publicado',
    hidden: 'Não está mais publicado',
  },
  reason: (text) => `Motivo: ${text}`,
  confirmFirst: {
    title: 'Primeiro, confirme seu endereço de e-mail',
    text: (email) =>
      `Você poderá salvar e enviar seu artigo depois que ${email} for confirmado: abra o link que enviamos. Até lá, o que você escrever fica guardado só neste navegador.`,
  },
  form: {
    title: 'Escrever um artigo',
    editTitle: 'Seu artigo',
    description: 'A administração lê o artigo antes de publicá-lo nas notícias.',
    modes: 'Escrever ou pré-visualizar',
    write: 'Escrever',
    preview: 'Pré-visualizar',
    untitled: 'Sem título',
    saveDraft: 'Salvar rascunho',
    submit: 'Enviar para aprovação',
    remove: 'Excluir',
    fields: {
      title: 'Título',
      category: 'Categoria',
      summary: 'Resumo',
      content: 'Texto',
      heroImage: 'Imagem',
    },
    hints: {
      summary: 'Uma ou duas frases que deem vontade de ler',
      content: 'Selecione o texto para formatá-lo ou escreva em Markdown',
    },
  },
  saved: { title: 'Rascunho salvo', description: 'Só você pode vê-lo até o envio.' },
  deleted: { title: 'Artigo excluído' },
  withdrawn: { title: 'Artigo retirado', description: 'Ele voltou a ser um rascunho.' },
  confirmDelete: {
    title: 'Excluir este artigo?',
    text: 'O texto não poderá ser recuperado.',
    action: 'Excluir artigo',
  },
  waiting: {
    title: 'Seu artigo aguarda aprovação',
    text: 'A administração vai ler o artigo e publicá-lo ou dizer a você o que mudar. Você receberá um aviso de qualquer forma. Até lá, só você e a administração podem vê-lo.',
    withdraw: 'Retirar',
  },
  declined: { title: 'Este artigo não foi publicado', text: 'Faça as alterações e envie-o de novo.' },
  published: {
    title: 'Seu artigo está publicado nas notícias',
    text: 'Só a administração pode alterar o que está publicado. Fale com ela se algo estiver errado.',
    read: 'Ler nas notícias',
  },
  hidden: {
    title: 'Seu artigo não está mais nas notícias',
    text: 'A administração o retirou. Para saber o motivo, fale com ela.',
  },
  notFound: {
    title: 'Artigo não encontrado',
    text: 'Este artigo não está entre os seus. Talvez você o tenha excluído.',
    back: 'Seus artigos',
  },
};

import type { commentsMessages as english } from '#src/features/comments/comments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commentsMessages: Translation<typeof english> = {
  heading: (author) => `Comentários na publicação de ${author}`,
  failed: 'Não foi possível carregar os comentários',
  empty: 'Nenhum comentário ainda. Faça o primeiro.',
  more: 'Mostrar mais comentários',
  unavailable: 'Este comentário não está mais disponível.',
  loading: 'Carregando comentários...',
  content: 'Seu comentário',
  placeholder: 'Escreva um comentário...',
  submit: 'Comentar',
  reply: 'Responder',
  replyTo: (author) => `Responder a ${author}`,
  yourReply: (author) => `Sua resposta a ${author}`,
  replyPlaceholder: 'Escreva uma resposta...',
  replies: (author) => (author === null ? 'Respostas' : `Respostas a ${author}`),
  justNow: 'Agora mesmo',
  remove: 'Excluir',
  report: 'Denunciar',
  about: (action, author) => `${action} o comentário de ${author}`,
  deleteTitle: 'Excluir este comentário?',
  deleteAction: 'Excluir comentário',
  deleteText: 'Ele será removido imediatamente.',
  reportTitle: (author) => `Denunciar o comentário de ${author}`,
  reportSent: { title: 'Agradecemos o aviso', description: 'O comentário foi denunciado. Vamos analisar.' },
};

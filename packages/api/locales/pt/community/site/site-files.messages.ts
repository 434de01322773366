import type { siteFileMessages as english } from '#src/community/site/site-files.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteFileMessages: Translation<typeof english> = {
  unsubscribe: {
    question: 'Deixar de receber estes e-mails?',
    submit: 'Deixar de receber',
    invalid: 'Este link não é válido',
    settings: 'Escolher em Configurações quais e-mails você recebe',
    done: 'Pronto',
    noMore: 'Você não receberá mais e-mails como este.',
    digest: 'O resumo semanal',
  },
  overload: {
    429: {
      title: 'Muitas solicitações',
      text: 'Sua rede pediu muitas páginas em pouco tempo. Aguarde um pouco e tente novamente.',
    },
    503: {
      title: 'Este site está sobrecarregado',
      text: 'Há mais pessoas aqui do que conseguimos atender agora. Tente novamente em instantes.',
    },
    again: 'Tentar novamente',
  },
  feeds: {
    news: { title: 'Notícias do setor', description: 'Notícias para profissionais e donos de empresas.' },
    opportunities: { title: 'Oportunidades', description: 'O que os membros procuram.' },
  },
  cards: {
    members: 'Membro',
    businesses: 'Empresa',
    news: 'Artigo',
    posts: 'Publicação',
  },
};

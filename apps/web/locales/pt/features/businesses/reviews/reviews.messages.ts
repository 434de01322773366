import type { reviewsMessages as english } from '#src/features/businesses/reviews/reviews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reviewsMessages: Translation<typeof english> = {
  failed: 'Não foi possível carregar as avaliações',
  loading: 'Carregando avaliações...',
  write: 'Escrever avaliação',
  edit: 'Editar sua avaliação',
  join: 'Cadastre-se para escrever uma avaliação',
  signIn: 'Entre para escrever uma avaliação',
  section: 'Notas',
  by: (name) => `Avaliação de ${name}`,
  optional: 'Opcional',
  form: {
    rating: 'Sua nota',
    title: 'Título',
    comment: 'Comentário',
    placeholder: 'O que outras pessoas deveriam saber?',
    submit: 'Enviar avaliação',
    save: 'Salvar avaliação',
  },
  saved: { title: 'Agradecemos!', description: 'Sua avaliação foi salva.' },
  reply: {
    from: 'Resposta da empresa',
    write: 'Responder',
    edit: 'Editar resposta',
    label: 'Sua resposta',
    save: 'Salvar resposta',
  },
  report: {
    action: 'Denunciar',
    actionLabel: (name) => `Denunciar a avaliação de ${name}`,
    title: 'Denunciar esta avaliação',
    sent: { title: 'Denúncia enviada', description: 'Agradecemos. A administração vai analisá-la.' },
  },
};

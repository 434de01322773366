import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import type { decisionsMessages as english } from '#src/features/decisions/decisions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const YOURS: Record<DecidedType, { noun: string; ending: string }> = {
  post: { noun: 'sua publicação', ending: 'a' },
  comment: { noun: 'seu comentário', ending: 'o' },
  review: { noun: 'sua avaliação', ending: 'a' },
  user: { noun: 'seu perfil', ending: 'o' },
  short_link: { noun: 'seu link curto', ending: 'o' },
  business: { noun: 'sua empresa', ending: 'a' },
  posts: { noun: 'suas publicações', ending: 'as' },
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const were = (type: DecidedType, stem: string) =>
  type === 'posts'
    ? `Todas as ${YOURS.posts.noun} foram ${stem}as.`
    : `${capitalized(YOURS[type].noun)} foi ${stem}${YOURS[type].ending}.`;

export const decisionsMessages: Translation<typeof english> = {
  title: 'Uma decisão da administração',
  description: 'O que foi decidido, por quê e como contestar.',
  open: 'Ver a decisão',
  failed: 'Esta decisão não existe. Entre para ver as decisões sobre você.',
  verdicts: {
    hide: (type) => (type === 'short_link' ? 'Seu link curto foi retirado do ar.' : were(type, 'ocultad')),
    delete: (type) => were(type, 'excluíd'),
    decline: (type) =>
      type === 'posts'
        ? 'Nenhuma das suas publicações foi aprovada.'
        : `${capitalized(YOURS[type].noun)} não foi aprovad${YOURS[type].ending}.`,
    warn: (type) =>
      type === 'user'
        ? 'Você recebeu uma advertência.'
        : `Você recebeu uma advertência sobre ${YOURS[type].noun}.`,
    suspend: () => 'Sua conta foi suspensa.',
  },
  on: (date) => `Decidido em ${date}`,
  until: (date) => `Você poderá entrar de novo em ${date}.`,
  about: 'Trata-se de',
  reason: 'Motivo',
  noReason: 'A administração não informou o motivo.',
  objection: 'Sua contestação',
  waiting: 'Recebemos sua contestação. A administração vai lê-la e responder por e-mail.',
  answers: {
    upheld: 'Analisamos de novo, e a decisão permanece. Esta resposta é definitiva.',
    reversed: 'Você tinha razão: revogamos a decisão.',
  },
  answer: 'Resposta',
  tooLate: 'O prazo para contestar terminou.',
  form: {
    label: 'Você discorda?',
    description:
      'Escreva por quê. Você pode contestar uma vez, e outra pessoa da administração responde, se houver.',
    submit: 'Enviar contestação',
    sent: { title: 'Contestação enviada' },
  },
};

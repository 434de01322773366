import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { moderationMessages as english } from '#src/features/admin/moderation/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

/** Nouns, so that they go with any thing beside them. */
const DECISIONS: Record<string, string> = {
  hide: 'Ocultação',
  delete: 'Exclusão',
  decline: 'Recusa',
  warn: 'Advertência',
  suspend: 'Suspensão',
};

export const moderationMessages: Translation<typeof english> = {
  reason: {
    label: 'O que dizemos a quem publicou?',
    description:
      'O texto aparece na página da pessoa e chega por notificação e por e-mail. Ela pode contestar uma vez.',
  },
  reasonOfAccount: {
    label: 'O que dizemos a esta pessoa?',
    description: 'O texto aparece quando ela tenta entrar e chega por e-mail. Ela pode contestar uma vez.',
  },
  note: { label: 'Observação (opcional)', description: 'Só os administradores podem vê-la.' },
  until: {
    label: 'Suspensa até (opcional)',
    description: 'A pessoa pode entrar de novo nesse dia. Deixe em branco para decidir depois.',
  },
  post: {
    hide: {
      title: 'Ocultar esta publicação?',
      text: 'Ela some de todas as páginas. Quem a publicou ainda a vê, com o seu motivo.',
      action: 'Ocultar',
      done: { title: 'Publicação ocultada' },
    },
    delete: {
      title: 'Excluir esta publicação?',
      text: 'Ela some de todas as páginas. Você pode restaurá-la por 30 dias.',
      action: 'Excluir',
      done: { title: 'Publicação excluída' },
    },
    decline: {
      title: 'Recusar esta publicação?',
      text: 'Ela não é publicada. Quem a escreveu ainda a vê, com o seu motivo.',
      action: 'Recusar',
      done: { title: 'Publicação recusada' },
    },
  },
  all: {
    open: (author) => `Todas as publicações de ${author}`,
    title: (author) => `Retirar todas as publicações de ${author}?`,
    text: 'Todas as publicações que estão no feed ou aguardam aprovação. A pessoa recebe uma única mensagem.',
    how: 'O que acontece com elas?',
    ways: { hide: 'Ocultar', delete: 'Excluir (você pode restaurar cada uma por 30 dias)' },
    action: 'Retirar todas as publicações',
    done: (count) => ({
      title: plural(count, {
        one: `${number(count)} publicação retirada`,
        other: `${number(count)} publicações retiradas`,
      }),
    }),
  },
  business: {
    title: (name) => `Ocultar ${name}?`,
    text: 'A empresa some do diretório. A pessoa responsável ainda a vê.',
    action: 'Ocultar',
  },
  member: {
    warn: {
      button: 'Advertir',
      title: (name) => `Advertir ${name}?`,
      text: 'A pessoa recebe sua mensagem por notificação e por e-mail. Seu nome não é exibido.',
      action: 'Enviar advertência',
      done: { title: 'Advertência enviada' },
    },
    suspend: {
      button: 'Suspender conta',
      title: (name) => `Suspender a conta de ${name}?`,
      text: 'As sessões são encerradas em todos os dispositivos, e nada desta pessoa é exibido. Ao tentar entrar, ela lê que a conta está suspensa.',
      action: 'Suspender conta',
      done: { title: 'Conta suspensa' },
    },
  },
  objections: {
    noun: 'contestações',
    empty: 'As contestações às suas decisões aparecerão aqui.',
    about: (decision, type) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name) => (name === null ? 'Nosso motivo' : `Motivo dado por ${name}`),
    none: 'Nenhum motivo foi informado.',
    objection: (name) => `Contestação de ${name}`,
    answerBy: (name) => (name === null ? 'Resposta' : `Resposta de ${name}`),
    mine: 'Esta decisão foi sua. Outro administrador responde.',
    uphold: 'Manter',
    reverse: 'Revogar',
    label: (action, name) => `${action}: contestação de ${name}`,
    answers: {
      upheld: {
        title: 'Manter a decisão?',
        text: 'Tudo fica como está. Sua resposta é definitiva.',
        action: 'Manter',
      },
      reversed: {
        title: 'Revogar a decisão?',
        text: 'O que foi ocultado volta a ser exibido, e uma conta suspensa é reativada. O que alguém alterou desde então fica como está.',
        action: 'Revogar',
      },
    },
    outcomes: { upheld: 'Mantida', reversed: 'Revogada' },
    done: ({ restored, left }) => ({
      title: 'Contestação respondida',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'Nada voltou a ser exibido nem foi reativado, porque alguém fez alterações desde então.'
            : `Exibidos de novo: ${number(restored)}. Alterados ou excluídos desde então, por isso deixados como estão: ${number(left)}.`,
      }),
    }),
  },
};

import type { batchesMessages as english } from '#src/features/admin/users/batches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const membersOf = (count: number) => `${number(count)} ${plural(count, { one: 'membro', other: 'membros' })}`;

export const batchesMessages: Translation<typeof english> = {
  label: 'Ações para os membros selecionados',
  selectShown: (count) => `Selecionar todos os exibidos (${number(count)})`,
  selectMatching: 'Selecionar todos os encontrados',
  select: (name) => `Selecionar ${name}`,
  selected: (count) => `${number(count)} ${plural(count, { one: 'selecionado', other: 'selecionados' })}`,
  matching: 'Todos os membros encontrados estão selecionados',
  clear: 'Limpar',
  actions: {
    resend: 'Enviar convite ou confirmação',
    setExpiry: 'Definir data de término',
    deactivate: 'Desativar',
  },
  dialogs: {
    resend: {
      title: 'Enviar convite ou confirmação?',
      text: (members) =>
        `A ação vale para ${members}: quem nunca entrou recebe o convite, e quem não confirmou o e-mail recebe um novo link de confirmação. Enviamos até 100 e-mails por minuto.`,
      action: 'Enviar',
    },
    setExpiry: {
      title: 'Definir a data de término da associação?',
      text: (members) =>
        `A data de término atual é substituída para ${members}. Você pode desfazer isso por 30 dias.`,
      action: 'Definir data de término',
    },
    deactivate: {
      title: 'Desativar membros?',
      text: (members) =>
        `A ação vale para ${members}: as sessões são encerradas, e os perfis ficam ocultos. Administradores não são incluídos. Você pode desfazer isso por 30 dias.`,
      action: 'Desativar',
    },
  },
  members: membersOf,
  counting: 'os membros encontrados',
  tooMany: 'Mais de 20.000 membros foram encontrados. Restrinja a busca ou o filtro.',
  expiresOn: { label: 'Termina em', description: 'Deixe em branco para associações que não terminam.' },
  isPast: 'Esse dia já passou: as associações terminam imediatamente.',
  startsOn: { label: 'Começar em', description: 'Deixe em branco para começar já.' },
  perDay: {
    label: 'Máximo por dia',
    description:
      'Deixe em branco para enviar todos de uma vez. Com 10, os dez primeiros são enviados, e os dez seguintes um dia depois.',
  },
  nextWave: (when) => `Próximo envio: ${when}.`,
  stop: 'Reter o restante',
  progress: {
    running: 'Em andamento',
    waiting: 'Continua mais tarde',
    undoing: 'Desfazendo',
    done: 'Concluída',
    undone: 'Desfeita',
  },
  finished: ({ finished, all }) =>
    `${number(finished)} de ${number(all)} ${plural(all, { one: 'membro processado', other: 'membros processados' })}`,
  titles: {
    resend: 'E-mails enviados',
    setExpiry: 'Término da associação definido',
    deactivate: 'Membros desativados',
  },
  recent: 'Ações recentes:',
  recentOne: (title, count, date) => `${title}, ${membersOf(count)}, ${date}`,
  outcome: ({ done, skipped }) => {
    const changed = `${membersOf(done)} ${plural(done, { one: 'alterado', other: 'alterados' })}.`;
    if (skipped === 0) return changed;
    return `${changed} ${membersOf(skipped)} não ${plural(skipped, { one: 'precisava', other: 'precisavam' })} de alteração.`;
  },
  undone: ({ undone, conflicted }) => {
    const changed = `${membersOf(undone)} ${plural(undone, { one: 'voltou', other: 'voltaram' })} ao estado anterior.`;
    if (conflicted === 0) return changed;
    return `${changed} ${membersOf(conflicted)} ${plural(conflicted, {
      one: 'tinha sido alterado desde então e ficou como está',
      other: 'tinham sido alterados desde então e ficaram como estão',
    })}.`;
  },
  leftAsIs: (others) =>
    others === 0 ? 'Deixados como estão:' : `Deixados como estão, e mais ${number(others)}:`,
  leave: 'Você pode sair desta página. A ação continua em segundo plano.',
  failed: 'Não foi possível carregar a ação',
};

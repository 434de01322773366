import {
  BACKUPS_RETAINED,
  RESTORE_UNDO_DAYS,
  UPLOADED_DAYS,
} from '@guildhall/api/console/backups/backups.schema';
import type { backupMessages as english } from '#src/features/admin/backups/backup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const counted = (one: string, other: string) => (count: number) =>
  `${number(count)} ${plural(count, { one, other })}`;
const STAYS_SO = 'Membros desativados, suspensos ou excluídos desde então continuam assim.';

export const backupMessages: Translation<typeof english> = {
  create: 'Criar backup completo',
  export: 'Exportar JSON',
  both: 'Backup e exportação',
  hints: {
    create:
      'Tudo, inclusive as imagens, em um só arquivo. Você pode restaurá-lo mais tarde. É deste que você precisa.',
    export:
      'Os dados como texto legível, para outros programas. Não contém imagens e não pode ser restaurado.',
    both: 'Faz primeiro um backup completo e depois uma exportação.',
    upload:
      'Traz de volta um backup completo que você baixou aqui. Ele é verificado e adicionado à lista; nada muda até que você o restaure.',
  },
  upload: {
    action: 'Enviar backup',
    title: 'Enviando o backup',
    sending: (sent, total) => `${sent} de ${total}. Deixe esta página aberta.`,
    finishing: 'Lendo o final do arquivo…',
    cancel: 'Cancelar envio',
    canceled: 'O envio foi cancelado. Nada dele foi armazenado.',
    interrupted: 'A conexão caiu, e por isso nada do arquivo foi armazenado. Envie-o novamente.',
    failed: 'Não foi possível enviar o backup. Tente novamente.',
    failedTitle: 'Não enviado',
    notABackup: (name) => `${name} não é um backup. O nome de um backup termina em .tar.zst.`,
    isExport: 'Uma exportação de dados não pode ser restaurada. Escolha um backup completo.',
    tooLarge: (max) => `Este arquivo tem mais de ${max}, o máximo que este servidor aceita.`,
    empty: 'Este arquivo está vazio.',
    off: 'O envio de backups está desativado neste servidor.',
  },
  remove: {
    action: 'Excluir',
    label: (name) => `Excluir ${name}`,
    title: 'Excluir este backup enviado?',
    text: (name) => `${name} é removido deste servidor. Seus dados não são alterados.`,
    done: 'Backup excluído',
  },
  files: 'Arquivos de backup',
  inZone: (time, timeZone) => `${time} (${timeZone})`,
  filesHint: (time) =>
    `Todos os dias é feito um backup completo neste horário: ${time}. Os ${BACKUPS_RETAINED} mais recentes são mantidos. Cada um é verificado logo depois de feito: restaurado em um banco de dados temporário e comparado. Os backups enviados são excluídos após ${UPLOADED_DAYS} dias.`,
  failed: 'Não foi possível carregar os backups',
  empty: { title: 'Ainda não há backups', text: 'Crie o primeiro. Leva só um momento.' },
  kinds: { backup: 'Backup completo', export: 'Exportação de dados' },
  origins: {
    admin: 'manual',
    schedule: 'todos os dias',
    before_restore: 'antes de uma restauração',
    uploaded: 'Enviado',
  },
  download: 'Baixar',
  downloadLabel: (name) => `Baixar ${name}`,
  restore: 'Restaurar',
  restoreLabel: (name) => `Restaurar ${name}`,
  state: {
    verified: 'Verificado',
    verifiedIn: (duration) => `Verificado em ${duration}`,
    unverified: 'Ainda não verificado',
    failed: 'Falhou',
  },
  confirm: {
    title: 'Restaurar este backup?',
    text: (name) =>
      `Tem certeza de que deseja restaurar a partir de ${name}? Todos os dados atuais serão substituídos!`,
    counting: 'Contando o que seria perdido…',
    uncounted: 'Não foi possível contar o que seria perdido.',
    nothingLost: (moment) => `Nada foi adicionado desde ${moment}. O que foi alterado desde então é perdido.`,
    losses: (moment, lost) =>
      `Desde ${moment}: ${lost}. Tudo isso seria perdido, assim como o que foi alterado desde então.`,
    lost: {
      members: counted('membro', 'membros'),
      connections: counted('conexão', 'conexões'),
      messages: counted('mensagem', 'mensagens'),
      posts: counted('publicação', 'publicações'),
      comments: counted('comentário', 'comentários'),
      articles: counted('artigo', 'artigos'),
      businesses: counted('empresa', 'empresas'),
      reviews: counted('avaliação', 'avaliações'),
      orders: counted('pedido', 'pedidos'),
      referrals: counted('indicação', 'indicações'),
      events: counted('evento', 'eventos'),
    },
    undo: `As sessões de todas as outras pessoas são encerradas, e os links para escolher uma nova senha deixam de funcionar; os convites continuam valendo. Antes é feito um backup dos dados atuais, e você pode desfazer a restauração por ${RESTORE_UNDO_DAYS} dias. ${STAYS_SO}`,
  },
  jobs: {
    label: 'Em andamento',
    names: {
      backup: 'Backup completo',
      export: 'Exportação de dados',
      restore: 'Restauração',
      undo: 'Reversão da restauração',
      upload: 'Verificação do backup enviado',
    },
    statuses: { running: 'em andamento', done: 'terminou', failed: 'falhou' },
    steps: {
      waiting: 'aguardando',
      copying: 'copiando',
      checking: 'verificando',
      loading: 'carregando',
      comparing: 'comparando',
      indexing: 'indexando',
      swapping: 'substituindo',
    },
    waiting: 'em espera',
    unknownReason: 'O motivo está no log do servidor.',
    unchanged: 'Seus dados não foram alterados.',
  },
  undo: {
    titles: {
      restore: 'Os dados foram restaurados a partir de um backup',
      undo: 'A restauração foi desfeita',
    },
    until: {
      restore: (moment) => `Você pode voltar aos dados anteriores até ${moment}.`,
      undo: (moment) => `Você pode voltar aos dados restaurados até ${moment}.`,
    },
    action: { restore: 'Desfazer restauração', undo: 'Restaurar de novo' },
    question: { restore: 'Desfazer a restauração?', undo: 'Voltar aos dados restaurados?' },
    text: {
      restore: `Tudo volta a ser como era antes da restauração. As alterações feitas desde então são perdidas. ${STAYS_SO}`,
      undo: `Tudo volta aos dados restaurados. As alterações feitas depois de desfazer a restauração são perdidas. ${STAYS_SO}`,
    },
  },
  later: {
    title: 'Alterações posteriores nas contas',
    hint: 'Desativações, suspensões e exclusões posteriores aos dados restaurados foram repetidas, assim como a retirada de direitos de administrador. Todo o resto está como nesses dados.',
    erased: (count) =>
      plural(count, {
        one: `${number(count)} conta excluída foi excluída novamente.`,
        other: `${number(count)} contas excluídas foram excluídas novamente.`,
      }),
    suspendedUntil: (day) => `Conta novamente suspensa até ${day}`,
    outcomes: {
      deactivated: 'Conta novamente desativada',
      suspended: 'Conta novamente suspensa',
      demoted: 'Sem direitos de administrador, conforme decidido',
      left_deactivated: 'Conta ativada desde então, e desativada como nos dados',
      left_member: 'Recebeu direitos de administrador desde então, e é membro como nos dados',
      left_active: 'Conta desativada desde então, mas ativa: não haveria nenhum outro administrador',
      left_admin:
        'Passou a ser membro desde então, mas mantém os direitos: não haveria nenhum outro administrador',
    },
    failed: 'Não foi possível carregar os membros',
  },
};

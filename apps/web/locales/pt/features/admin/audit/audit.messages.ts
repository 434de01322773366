import type { auditMessages as english } from '#src/features/admin/audit/audit.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const REASONS = {
  changed: 'foi alterada depois de gravada',
  removed: 'e todas as seguintes foram removidas',
  unsigned: 'não foi assinada por esta instalação',
};

const TYPES: Record<string, string> = {
  applicant: 'solicitante',
  backup: 'backup',
  banner: 'banner',
  business: 'empresa',
  chapter: 'grupo',
  comment: 'comentário',
  delivery: 'envio',
  event: 'evento',
  handover: 'passagem de cargo',
  industry: 'setor',
  invitations: 'convites',
  order: 'pedido',
  post: 'publicação',
  provider: 'serviço de login',
  review: 'avaliação',
  settings: 'configurações',
  short_link: 'link curto',
  user: 'membro',
  user_batch: 'ação em lote',
};

const entries = (count: number) => `${number(count)} ${plural(count, { one: 'entrada', other: 'entradas' })}`;

export const auditMessages: Translation<typeof english> = {
  title: 'Auditoria',
  description: 'Tudo o que os administradores fizeram. As entradas são assinadas e não podem ser alteradas.',
  noun: 'entradas de auditoria',
  empty: 'O que os administradores fizerem aparecerá aqui.',
  system: 'Sistema',
  person: { label: 'Pessoa', placeholder: 'Quem fez, ou quem foi afetado' },
  event: { label: 'O que aconteceu', any: 'Qualquer ação' },
  outcomes: { denied: 'recusa', failure: 'falha' },
  unnamed: (type, id) => `${TYPES[type] ?? type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name) => `Tudo sobre ${name}`,
  only: (name) => `Somente sobre ${name}`,
  download: 'Baixar em CSV',
  yes: 'sim',
  no: 'não',
  entries,
  andMore: (shown, more) => `${shown} e mais ${number(more)}`,
  filter: 'Filtrar',
  clear: 'Limpar',
  emptyValue: '(vazio)',
  integrity: {
    verify: 'Verificar a integridade do registro',
    intact: (rows) => `O registro está íntegro: ${entries(rows)}.`,
    broken: (id, reason) => `O registro não está íntegro: a entrada ${id} ${REASONS[reason]}.`,
  },
};

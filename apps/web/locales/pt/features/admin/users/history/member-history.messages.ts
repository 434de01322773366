import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import type * as english from '#src/features/admin/users/history/member-history.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const memberHistoryMessages: Translation<typeof english.memberHistoryMessages> = {
  loading: 'Carregando o histórico…',
  failed: 'Não foi possível carregar o histórico',
  empty: 'Nada foi registrado sobre este membro.',
  by: (name) => `por ${name}`,
  quoted: (text) => `“${text}”`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

const THINGS: Record<string, string> = {
  post: 'uma publicação',
  comment: 'um comentário',
  review: 'uma avaliação',
  short_link: 'um link curto',
  business: 'uma empresa',
  user: 'um membro',
  posts: 'todas as publicações',
};
const thing = ({ about }: HistoryEntry) => THINGS[about.type ?? ''] ?? 'um conteúdo';

const CATEGORIES: Record<string, string> = {
  spam: ' por spam',
  insult: ' por ofensa',
  illegal: ' por conteúdo ilegal',
  other: ' por outro motivo',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string) =>
  day === null ? 'sem data de término' : `até ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `Todas as publicações foram ocultadas: ${number(entry.number ?? 0)}`
      : `Ocultação de ${thing(entry)}`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `Todas as publicações foram excluídas: ${number(entry.number ?? 0)}`
      : `Exclusão de ${thing(entry)}`,
  decline: () => 'Recusa de uma publicação',
  warn: (entry) =>
    entry.about.type === 'user' ? 'Recebeu uma advertência' : `Recebeu uma advertência sobre ${thing(entry)}`,
  suspend: ({ day }, date) => `Conta suspensa ${until(day, date)}`,
};

const STATES: Record<string, string> = {
  pending: 'está pendente de novo',
  in_progress: 'está em andamento',
  completed: 'foi concluído',
  cancelled: 'foi cancelado',
};

const REQUESTS: Record<string, string> = {
  export: 'Pediu uma cópia dos seus dados',
  erasure: 'Pediu que seus dados fossem apagados',
  export_done: 'A cópia dos seus dados foi feita',
  erasure_done: 'Seus dados foram apagados',
  export_declined: 'A solicitação de uma cópia dos seus dados foi recusada',
  erasure_declined: 'A solicitação de apagar seus dados foi recusada',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'Convite ou confirmação enviados de novo, com outros membros',
  deactivate: () => 'Conta desativada, com outros membros',
  setExpiry: ({ day, text: former }, date) => {
    if (day === null) return 'O término da associação foi removido, com outros membros';
    return former === null
      ? `O término da associação foi definido para ${date(day)}, com outros membros`
      : `O término da associação foi alterado de ${date(former)} para ${date(day)}, com outros membros`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'Conta ativada',
  'user.added': 'Conta adicionada na administração',
  'user.address_changed': 'Recebeu outro endereço de e-mail',
  'user.address_tried_again': 'O envio para o endereço está sendo tentado de novo',
  'user.deactivated': 'Conta desativada',
  'user.demoted': 'Não tem mais direitos de administrador',
  'user.duty_changed': 'Cuida de outros assuntos na administração',
  'user.mail_resent': 'Convite ou confirmação enviados de novo',
  'user.merged': 'Outra conta foi mesclada com esta',
  'user.password_link_sent': 'Recebeu um link para escolher uma senha',
  'user.promoted': 'Recebeu direitos de administrador',
  'user.role_ended': 'Não tem mais uma função na administração',
  'user.role_granted': 'Recebeu uma função na administração',
  'user.updated': 'O perfil ou a associação foi alterado',
  'post.deleted': 'Uma publicação foi excluída',
  'post.hidden': 'Uma publicação foi ocultada',
  'post.published': 'Uma publicação entrou no ar',
  'post.restored': 'Uma publicação excluída foi restaurada',
};

export const HISTORY_SENTENCES: Translation<typeof english.HISTORY_SENTENCES> = {
  created: ({ by }) => (by ? 'Cadastro por convite' : 'A conta foi criada'),
  imported: () => 'Importação a partir de uma lista',
  updated_by_import: () => 'Atualização a partir de uma lista',
  applied: () => 'Fez um pedido de adesão',
  approved: () => 'O pedido de adesão foi aprovado',
  invited: () => 'Recebeu um convite',
  joined: () => 'Entrou pela primeira vez',
  confirmed_address: () => 'Confirmou o e-mail',
  accepted_terms: ({ about, number: version, detail }) =>
    about.name === null
      ? `Aceitou uma página, versão ${version ?? 1}${detail === null ? '' : `, em ${detail}`}`
      : `Aceitou “${about.name}”, versão ${version ?? 1}${detail === null ? '' : `, em ${detail}`}`,
  membership_began: () => 'A associação começou',
  membership_renewed: ({ day }, date) => `A associação foi renovada, ${until(day, date)}`,
  membership_ended: () => 'A associação terminou',
  reported: (entry) => `Denunciou ${thing(entry)}${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `Recebeu uma denúncia${category(entry)}`
      : `Denúncia de ${thing(entry)}${category(entry)}`,
  decided: (entry, date) => DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'Uma decisão foi tomada',
  objected: () => 'Contestou uma decisão',
  answered: ({ detail }) =>
    detail === 'reversed'
      ? 'A contestação foi aceita, e a decisão foi revogada'
      : 'A contestação foi respondida, e a decisão foi mantida',
  ordered: ({ about }) => (about.name === null ? 'Pediu um serviço' : `Pediu: ${about.name}`),
  order_status: ({ about, detail }) => {
    const state = STATES[detail ?? ''] ?? 'foi alterado';
    return about.name === null ? `O pedido de um serviço ${state}` : `O pedido “${about.name}” ${state}`;
  },
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'Fez uma solicitação sobre seus dados'}${day === null ? '' : ` (recebida em ${date(day)})`}`,
  data_request_decided: ({ detail }) =>
    REQUESTS[detail ?? ''] ?? 'A solicitação sobre seus dados foi encerrada',
  batch: (entry, date) => BATCHES[entry.detail ?? '']?.(entry, date) ?? 'Alteração feita com outros membros',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};

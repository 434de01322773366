import type { mergeMessages as english } from '#src/features/admin/users/merge.messages.ts';
import type { Audience } from '#src/lib/audiences.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const RECORDS: Record<string, string> = {
  posts: 'Publicações',
  post_comments: 'Comentários',
  post_likes: 'Curtidas',
  articles: 'Artigos',
  businesses: 'Empresas',
  business_reviews: 'Avaliações',
  business_employees: 'Participações em equipes',
  connections: 'Conexões',
  messages: 'Mensagens',
  referrals: 'Indicações',
  opportunities: 'Oportunidades',
  opportunity_applications: 'Candidaturas',
  service_orders: 'Pedidos',
  blocks: 'Bloqueios',
};
const OTHER = 'Outros registros';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'todos, inclusive visitantes',
  members: 'membros',
  connections: 'conexões',
  nobody: 'ninguém',
};

export const mergeMessages: Translation<typeof english> = {
  open: 'Mesclar outra conta',
  title: 'Mesclar outra conta com esta',
  intro: (name, email) =>
    `Para uma pessoa com duas contas. A conta de ${name} (${email}) permanece, com seu endereço e sua senha.`,
  search: { label: 'Conta a mesclar e encerrar', placeholder: 'Nome, e-mail ou número de membro' },
  results: 'Contas encontradas',
  nobody: 'Nenhuma outra conta encontrada.',
  loading: 'Verificando as duas contas...',
  ends: (name, email) =>
    `A sessão da conta de ${name} (${email}) é encerrada, e não é mais possível entrar com ela. Isso não pode ser desfeito.`,
  moves: 'O que é transferido',
  nothing: 'Esta conta não tem nada a transferir.',
  record: (table) => RECORDS[table] ?? OTHER,
  count: (moved, dropped) =>
    dropped === 0 ? number(moved) : `${number(moved)} (sem transferência: ${number(dropped)})`,
  droppedHint:
    'Sem transferência: o que as duas contas já têm, como curtidas na mesma publicação, e o que enviaram uma à outra.',
  filled: (count) =>
    plural(count, {
      one: `${number(count)} campo vazio é preenchido a partir da outra conta.`,
      other: `${number(count)} campos vazios são preenchidos a partir da outra conta.`,
    }),
  restricted: {
    title: 'Privacidade',
    hint: 'Entre as duas contas, vale a escolha mais restrita:',
    emailAudience: (audience) => `E-mail: ${AUDIENCE[audience]}`,
    phoneAudience: (audience) => `Telefone: ${AUDIENCE[audience]}`,
    suggestable: 'Sem sugestão a outros membros',
    readReceipts: 'Não mostra quando as mensagens foram lidas',
    searchEngines: 'Não aparece nos buscadores',
  },
  submit: 'Mesclar',
  merged: (name) => ({
    title: 'Contas mescladas',
    description: `Agora ${name} tem tudo o que estava nas duas contas.`,
  }),
};

import type { chaptersMessages as english } from '#src/features/chapters/chapters.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const ROLES = { leader: 'Responsável', organizer: 'Organização', host: 'Recepção', member: 'Membro' };

export const chaptersMessages: Translation<typeof english> = {
  title: 'Grupos',
  description: 'Grupos locais de membros, que se organizam por conta própria.',
  loading: 'Carregando grupos...',
  failed: 'Não foi possível carregar os grupos',
  create: 'Novo grupo',
  search: 'Buscar grupos',
  placeholder: 'Nome ou lugar',
  mine: 'Seus grupos',
  all: 'Todos os grupos',
  others: 'Outros grupos',
  none: { title: 'Ainda não há grupos', text: 'Os grupos aparecem aqui assim que são criados.' },
  notFound: {
    title: (search) => `Nenhum grupo corresponde a “${search}”`,
    text: 'Tente outro nome ou lugar.',
  },
  members: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
  hidden: 'Oculto',
  closed: 'Fechado',
  oneSeat: 'Uma vaga por ramo',
  joining: { open: 'Aberto a todos', request: 'Mediante pedido', invited: 'Com convite' },
  role: (role) => ROLES[role],
  standing: ({ role, state }) => {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'Você recebeu um convite';
    return state === 'requested' ? 'Pedido enviado' : null;
  },
};

import type { frameMessages as english } from '#src/features/admin/frame/frame.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const frameMessages: Translation<typeof english> = {
  label: 'Administração',
  menu: 'Menu da administração',
  close: 'Fechar o menu',
  skip: 'Pular o menu da administração',
  waiting: (count) => `${number(count)} em espera`,
  beyond: {
    title: 'Isto não faz parte da sua função',
    text: 'Fale com um administrador se precisar desta página. O menu da administração mostra aquilo de que você cuida.',
    action: 'Ir para a visão geral',
  },
  readOnly:
    'Com sua função, você pode ler esta página, mas não alterar nada nela. Os endereços ficam ocultos.',
  groups: { members: 'Pessoas', content: 'Conteúdo', community: 'Comunidade' },
  pages: {
    applicants: 'Pedidos de adesão',
    invitations: 'Convites',
    imports: 'Importação',
    dataRequests: 'Solicitações de dados',
    reports: 'Denúncias',
    industries: 'Setores',
    services: 'Serviços',
    orders: 'Pedidos',
    pages: 'Páginas',
    community: 'Comunidade',
    registration: 'Cadastro',
    mail: 'E-mail',
    figures: 'Indicadores',
    audit: 'Auditoria',
    roles: 'Funções',
    handovers: 'Passagem de cargo',
    events: 'Eventos',
  },
};

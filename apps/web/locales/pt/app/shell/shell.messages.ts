import type { shellMessages as english } from '#src/app/shell/shell.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const shellMessages: Translation<typeof english> = {
  skip: 'Ir para o conteúdo',
  nav: 'Principal',
  mobileNav: 'Principal, telas pequenas',
  menu: 'Menu',
  items: {
    dashboard: 'Painel',
    news: 'Notícias',
    feed: 'Feed',
    services: 'Serviços',
    directory: 'Diretório',
    events: 'Eventos',
    opportunities: 'Oportunidades',
    members: 'Membros',
    admin: 'Administração',
  },
  signIn: 'Entrar',
  getStarted: 'Começar',
  account: {
    menuOf: (name) => `Menu da conta de ${name}`,
    view: 'Ver perfil',
    edit: 'Editar perfil',
    saved: 'Itens salvos',
    businesses: 'Minhas empresas',
    settings: 'Configurações',
    admin: 'Administração',
    signOut: 'Sair',
  },
  bottomBar: {
    label: 'Principal, telas pequenas',
    home: 'Início',
    feed: 'Feed',
    search: 'Buscar',
    messages: 'Mensagens',
    unread: (count) =>
      `Mensagens, ${plural(count, { one: `${number(count)} não lida`, other: `${number(count)} não lidas` })}`,
    menu: 'Menu',
    close: 'Fechar o menu',
    opportunities: 'Oportunidades',
    referrals: 'Indicações',
    connections: 'Conexões',
  },
  offline: 'Você está offline. O que você enviar sairá ao reconectar.',
  colorScheme: { dark: 'Modo escuro', light: 'Modo claro' },
  footer: {
    links: 'Links',
    ecosystem: 'Nosso ecossistema',
    contact: 'Contato',
    about: 'Sobre',
    languages: 'Idioma',
    copyright: (year, name) => `© ${year} ${name}. Todos os direitos reservados.`,
  },
};

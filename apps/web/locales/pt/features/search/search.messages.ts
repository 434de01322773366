import type { searchMessages as english } from '#src/features/search/search.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const FEMININE = new Set(['Empresas', 'Oportunidades', 'Publicações']);

export const searchMessages: Translation<typeof english> = {
  title: 'Busca',
  titleFor: (query) => `Busca: ${query}`,
  metaDescription: 'Encontre membros, empresas, oportunidades, publicações, artigos, eventos e grupos.',
  description: 'Membros, empresas, oportunidades, publicações, artigos, eventos e grupos em um só lugar.',
  box: {
    pageLabel: (site) => `Buscar em ${site}`,
    pagePlaceholder: 'Buscar...',
  },
  loading: 'Buscando...',
  failed: 'A busca falhou',
  similar: 'Sentido parecido',
  offers: (text) => `Oferece: ${text}`,
  seeks: (text) => `Procura: ${text}`,
  onlySimilar: (query) => `Nenhum resultado exato para “${query}”. Talvez você esteja procurando um destes.`,
  labelWithMark: (label, mark) => `${label}: ${mark.toLowerCase()}`,
  count: (count, similar, query) => {
    const results = plural(count, {
      one: `${number(count)} resultado`,
      other: `${number(count)} resultados`,
    });
    return `${results} para “${query}”${similar > 0 ? ` e ${number(similar)} com sentido parecido` : ''}`;
  },
  none: {
    title: (query) => `Nada encontrado para “${query}”`,
    text: 'Tente menos palavras ou outras. Pequenos erros de digitação não atrapalham.',
    matches: 'Suas melhores combinações entre os membros',
  },
  start: {
    title: 'O que você procura?',
    text: 'Um nome, uma profissão, uma cidade, uma competência: os resultados aparecem enquanto você digita.',
  },
  kinds: {
    members: 'Membros',
    businesses: 'Empresas',
    opportunities: 'Oportunidades',
    posts: 'Publicações',
    articles: 'Artigos',
    events: 'Eventos',
    chapters: 'Grupos',
  },
  member: 'Membro',
  membersOf: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
  messageTo: (name) => `Enviar mensagem para ${name}`,
  allOfKind: (kind) => `${FEMININE.has(kind) ? 'Todas as' : 'Todos os'} ${kind.toLowerCase()}`,
  notOnly: (kind) => `Todos os resultados, não só ${kind.toLowerCase()}`,
  palette: {
    placeholder: 'Buscar ou ir para...',
    label: 'Buscar ou ir para uma página',
    allResults: (query) => `Todos os resultados para “${query}”`,
    pages: 'Páginas',
    actions: 'Ações',
  },
  pages: {
    dashboard: 'Painel',
    news: 'Notícias',
    feed: 'Feed',
    services: 'Serviços',
    directory: 'Diretório',
    members: 'Membros',
    opportunities: 'Oportunidades',
    events: 'Eventos',
    chapters: 'Grupos',
    messages: 'Mensagens',
    saved: 'Itens salvos',
    myBusinesses: 'Minhas empresas',
    profile: 'Ver perfil',
    settings: 'Configurações',
    admin: 'Administração',
  },
  actions: {
    editProfile: 'Editar perfil',
    signIn: 'Entrar',
    register: 'Começar',
    colorScheme: 'Alternar entre claro e escuro',
    colorSchemeKeywords: 'modo escuro, modo claro, tema, aparência',
    shortcuts: 'Atalhos de teclado',
    singleKeys: (areOn) => `${areOn ? 'Desativar' : 'Ativar'} atalhos de uma tecla`,
    signOut: 'Sair',
  },
  shortcuts: {
    enterKey: 'Enter',
    sendKeys: 'Ctrl Enter',
    sendKeysOnMac: '⌘ Enter',
    title: 'Atalhos de teclado',
    enterSends: 'Enter envia mensagens',
    enterSendsHint: 'Shift+Enter pula uma linha. Desative para pular linha com Enter.',
    singleKeys: 'Atalhos de uma tecla',
    singleKeysHint:
      'Desative se você usa comandos de voz ou os aciona sem querer. Eles nunca funcionam enquanto você digita.',
    alternative: 'ou',
    sequence: 'depois',
    send: 'Enviar sua mensagem ou publicação',
    latestNotification: 'Ir para a notificação mais recente',
    search: 'Buscar',
    next: 'Próximo da lista',
    previous: 'Anterior da lista',
    like: 'Curtir',
    open: 'Abrir',
    compose: 'Escrever uma publicação',
    showList: 'Mostrar esta lista',
  },
};

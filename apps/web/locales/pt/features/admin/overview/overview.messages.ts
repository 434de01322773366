import type { overviewMessages as english } from '#src/features/admin/overview/overview.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const overviewMessages: Translation<typeof english> = {
  passkeys: {
    title: (members) =>
      plural(members, {
        one: `As chaves de acesso de ${number(members)} membro não funcionam mais`,
        other: `As chaves de acesso de ${number(members)} membros não funcionam mais`,
      }),
    text: (former, now) =>
      `Elas foram criadas para ${former}, e esta comunidade agora está em ${now}. Uma chave de acesso só funciona no endereço em que foi criada. Esses membros ainda podem entrar com a senha, ou escolher uma nova por e-mail, e adicionar uma chave de acesso de novo.`,
  },
  stats: {
    failed: 'Não foi possível carregar as estatísticas',
    users: 'Total de membros',
    active: 'Membros ativos',
    posts: 'Total de publicações',
    engagement: 'Taxa de engajamento',
    today: (count) => `+${number(count)} hoje`,
    retention: (percent) => `${percent}% de retenção`,
    engagementHint: 'dos membros ativos em 30 dias',
  },
  checklist: {
    title: 'Conclua a configuração',
    dismiss: 'Dispensar',
    dismissLabel: (label) => `Dispensar: ${label}`,
    items: {
      name: {
        label: 'Dê um nome à sua comunidade',
        text: 'O nome aparece em cada página e em cada e-mail.',
      },
      look: { label: 'Adicione seu logotipo e suas cores', text: 'Eles aparecem em todo lugar na hora.' },
      words: { label: 'Escreva sua página inicial', text: 'O que os visitantes leem primeiro.' },
      footer: {
        label: 'Publique seus termos e sua política de privacidade',
        text: 'Já há um rascunho de cada um, e o rodapé de todas as páginas tem links para eles.',
      },
      mail: {
        label: 'Envie um e-mail de teste para você',
        text: 'Convites e senhas vão por e-mail. Enquanto nenhum chegar, ninguém consegue se cadastrar.',
      },
      members: { label: 'Importe seus membros', text: 'De uma planilha ou um por um.' },
      services: { label: 'Adicione seus serviços', text: 'Até lá, não há nada para pedir.' },
      secondAdministrator: {
        label: 'Dê a mais alguém direitos de administrador',
        text: 'Para que a comunidade não pare na sua ausência.',
      },
      backupElsewhere: {
        label: 'Guarde os backups em um segundo lugar',
        text: 'Os backups estão na mesma pasta que os dados. Peça a quem opera o servidor que defina BACKUP_DIR para outro disco.',
      },
    },
  },
  waiting: {
    title: 'Pendências',
    loading: 'Carregando as pendências...',
    failed: 'Não foi possível carregar as pendências',
    none: 'Nenhuma pendência.',
    since: 'A espera mais longa:',
    kinds: {
      applicants: (count) =>
        plural(count, {
          one: `${number(count)} pessoa gostaria de participar`,
          other: `${number(count)} pessoas gostariam de participar`,
        }),
      dataRequests: (count) =>
        plural(count, {
          one: `${number(count)} solicitação de dados`,
          other: `${number(count)} solicitações de dados`,
        }),
      reports: (count) =>
        plural(count, {
          one: `${number(count)} denúncia em aberto`,
          other: `${number(count)} denúncias em aberto`,
        }),
      objections: (count) =>
        plural(count, {
          one: `${number(count)} contestação de uma decisão`,
          other: `${number(count)} contestações de decisões`,
        }),
      posts: (count) =>
        plural(count, {
          one: `${number(count)} publicação para aprovar`,
          other: `${number(count)} publicações para aprovar`,
        }),
      articles: (count) =>
        plural(count, {
          one: `${number(count)} artigo para aprovar`,
          other: `${number(count)} artigos para aprovar`,
        }),
      orders: (count) =>
        plural(count, {
          one: `${number(count)} novo pedido`,
          other: `${number(count)} novos pedidos`,
        }),
    },
    about: (name, excerpt) => [name, excerpt && `“${excerpt}”`].filter(Boolean).join(': '),
  },
  growth: {
    title: 'Crescimento em 30 dias',
    failed: 'Não foi possível carregar o crescimento',
    total: (count) => `${number(count)} no total`,
    caption: 'Novidades por dia',
    day: 'Dia',
    members: 'Novos membros',
    posts: 'Publicações',
    connections: 'Conexões',
    referrals: 'Indicações',
  },
  suggestions: {
    title: 'Membros sugeridos',
    failed: 'Não foi possível carregar as estatísticas das sugestões',
    intro:
      'Uma combinação melhor leva a mais conexões? Pedidos de conexão enviados a membros sugeridos nos últimos 90 dias, pela pontuação com que foram exibidos. Com poucos pedidos, não há taxa.',
    empty: 'Nenhum pedido de conexão foi enviado a membros sugeridos nos últimos 90 dias.',
    score: 'Pontuação da combinação',
    band: (from, to) => {
      if (from === null || to === null) return 'Sem pontuação';
      if (from === 0) return `Abaixo de ${to + 1}`;
      return to === 100 ? `${from} ou mais` : `${from}–${to}`;
    },
    asked: 'Pedidos enviados',
    accepted: 'Aceitos',
    rate: 'Taxa',
    nobody: '–',
    percent: (rate) => (rate === null ? 'Muito poucos' : `${rate}%`),
  },
  activity: {
    title: 'Atividade recente',
    failed: 'Não foi possível carregar a atividade',
    loading: 'Carregando a atividade...',
    empty: 'Ainda não há publicações.',
    hidden: 'Ocultada',
  },
};

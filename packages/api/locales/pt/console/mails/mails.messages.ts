import type { mailMessages as english } from '#src/console/mails/mails.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;
const daysOf = (count: number) => counted(count, 'dia', 'dias');

export const mailMessages: Translation<typeof english> = {
  hello: (name) => (name === '' ? 'Olá,' : `Olá, ${name},`),
  unsubscribe: 'Deixar de receber estes e-mails',
  labeled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `“${text}”`,
  open: (site) => `Abrir ${site}`,
  join: (site) => `Cadastrar-se em ${site}`,
  notExpected: (address) => `Não esperava por isto? Pode ignorar este e-mail ou escrever para ${address}.`,
  showCode: 'Mostre este código na entrada:',
  notification: {
    reply: (address) => `Para responder, escreva para ${address}.`,
    because: (kind) => `Você recebe este e-mail porque ativou as notificações por e-mail de: “${kind}”.`,
    whoDidYouMeet:
      'Quem você conheceu? A página do evento mostra quem esteve lá: conecte-se com quem você quer manter contato.',
    unconfirmed: {
      connection_asked: (site) => `Você tem um novo pedido de conexão em ${site}`,
      connection_accepted: (site) => `Seu pedido de conexão foi aceito em ${site}`,
      message: (site) => `Você tem uma nova mensagem em ${site}`,
      referral: (site) => `Há novidades sobre uma indicação em ${site}`,
      opportunity: (site) => `Há novidades sobre uma oportunidade em ${site}`,
      event: (site) => `Há novidades sobre um evento em ${site}`,
      comment: (site) => `Você tem um novo comentário em ${site}`,
      mention: (site) => `Alguém mencionou você em ${site}`,
      review: (site) => `Você tem uma nova avaliação em ${site}`,
      order: (site) => `Há novidades sobre seu pedido em ${site}`,
    },
    unconfirmedOther: (site) => `Você tem uma nova notificação em ${site}`,
    confirmFirst:
      'Assim que você confirmar seu endereço de e-mail, estes e-mails passarão a dizer quem escreveu e do que se trata.',
    signIn: 'Entrar para ver',
  },
  decision: {
    noReason: (verdict) => `${verdict}. A administração não informou um motivo.`,
    about: (excerpt) => `Trata-se de: “${excerpt}”`,
    signInOn: (day) => `Você pode entrar de novo em ${day}.`,
    object: (days) =>
      `Se você considera isso um erro, pode contestar em até ${daysOf(days)}. A administração lê sua contestação e responde.`,
    subject: (verdict, site) => `${verdict} (${site})`,
    confirmFirst: 'Confirme seu endereço de e-mail para receber os detalhes nestes e-mails.',
    readAnswer: 'Ler a resposta',
    readOrObject: 'Ler ou contestar',
    footer: (address) =>
      `Você sempre recebe este e-mail, porque ele diz respeito ao seu conteúdo ou à sua conta. Dúvidas? ${address}`,
  },
  digest: {
    subject: (site) => `Sua semana em ${site}`,
    requests: (people) =>
      people === 1
        ? 'Uma pessoa aguarda sua resposta.'
        : `${counted(people, 'pessoa aguarda', 'pessoas aguardam')} sua resposta.`,
    unread: (messages) =>
      messages === 1
        ? 'Você tem uma mensagem não lida.'
        : `Você tem ${counted(messages, 'mensagem não lida', 'mensagens não lidas')}.`,
    worthMeeting: 'Vale a pena conhecer:',
    opportunities: 'Oportunidades que combinam com você:',
    open: 'Abrir seu painel',
    footer: 'Você recebe este e-mail porque assina o resumo semanal.',
  },
  duties: {
    application: (count) => counted(count, 'pedido de adesão', 'pedidos de adesão'),
    report: (count) => counted(count, 'denúncia em aberto', 'denúncias em aberto'),
    objection: (count) => counted(count, 'contestação', 'contestações'),
    post: (count) => counted(count, 'publicação aguardando aprovação', 'publicações aguardando aprovação'),
    article: (count) => counted(count, 'artigo aguardando aprovação', 'artigos aguardando aprovação'),
    data_request: (count) =>
      counted(count, 'solicitação sobre dados pessoais', 'solicitações sobre dados pessoais'),
    failed_mails: (count) =>
      counted(count, 'e-mail que não pôde ser entregue', 'e-mails que não puderam ser entregues'),
  },
  duty: {
    subject: (site) => `O que está pendente em ${site}`,
    footer:
      'Você escolheu receber um e-mail por dia. Na administração, em “Configurações”, você define quem cuida de quê.',
  },
  applicant: {
    received: {
      subject: (site) => `Seu pedido de adesão a ${site}`,
      paragraphs: (_site, _said, _days) => [
        'Recebemos seu pedido de adesão. Confirme que este endereço é seu abrindo o link abaixo.',
        'Por ele você pode ver a qualquer momento o andamento do seu pedido ou retirá-lo.',
      ],
    },
    asked: {
      subject: (site) => `Uma pergunta sobre seu pedido de adesão a ${site}`,
      paragraphs: (site, said, _days) => [
        `Antes de decidir, ${site} gostaria de saber:`,
        said,
        'Você pode responder pelo link abaixo.',
      ],
    },
    approved: {
      subject: (site) => `Boas-vindas a ${site}`,
      paragraphs: (_site, _said, days) => [
        `Seu pedido de adesão foi aprovado. Escolha uma senha para entrar. O link funciona uma vez, por ${daysOf(days)}; depois disso, você pode pedir um novo na página de login.`,
      ],
    },
    declined: {
      subject: (site) => `Seu pedido de adesão a ${site}`,
      paragraphs: (_site, said, days) => [
        'Lamentamos: seu pedido de adesão não foi aprovado.',
        said,
        `Seu pedido e todos os dados dele serão apagados em ${daysOf(days)}.`,
      ],
    },
  },
  application: {
    see: 'Ver meu pedido de adesão',
    choosePassword: 'Escolher uma senha',
    footer: (site, address) =>
      `Não pediu adesão a ${site}? Pode ignorar este e-mail ou escrever para ${address}.`,
  },
  invitation: {
    subject: (site) => `Seu convite para ${site}`,
    text: (inviter, site, until) =>
      `${inviter} convida você a participar de ${site}. O convite é para este endereço de e-mail e funciona uma vez, até ${until}.`,
  },
  memberInvitation: {
    invites: (inviter, site) => `${inviter} convida você para ${site}`,
    byAdministrator: (site) => `A administração de ${site} convida você para ${site}.`,
    choosePassword: (days) =>
      `Escolha uma senha e pronto: você já pode entrar. O link funciona uma vez, por ${daysOf(days)}.`,
  },
};

import type * as english from '#src/contact/notifications/notice.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

const of = (quote: string | null) => (quote ? `: ${quote}` : '');

export const noticeMessages: Translation<typeof english.noticeMessages> = {
  someone: 'Alguém',
  aMember: 'um membro',
  connectionAsked: (who) => `${who} quer se conectar com você`,
  connectionAccepted: (who) => `${who} aceitou seu pedido de conexão`,
  message: (who, business) => `${who} escreveu para ${business ?? 'você'}`,
  need: (who, need) => `${who} pode ser quem você procura: “${need}”`,
  alert: (count, search, title) =>
    count === 1
      ? `Novidade em “${search}”: ${title}`
      : `${number(count)} novas oportunidades em “${search}”, como ${title}`,
  reply: (who, quote) => `${who} respondeu ao seu comentário${of(quote)}`,
  comment: (who, where, quote) =>
    `${who} comentou ${where === 'post' ? 'sua publicação' : 'seu artigo'}${of(quote)}`,
  mention: (who, business, where, quote) =>
    `${who} mencionou ${business ?? 'você'} em ${where === 'post' ? 'uma publicação' : 'um comentário'}${of(quote)}`,
  review: (who, business, stars) => `${who} avaliou ${business} com ${stars} de 5 estrelas`,
  approval: (quote) => `Sua publicação foi aprovada e está no feed${of(quote)}`,
  article: {
    published: (title, _reason) => `Seu artigo “${title}” foi publicado nas notícias`,
    declined: (title, reason) => `Seu artigo “${title}” não foi publicado${of(reason)}`,
  },
  teamInvited: (who, business) => `${who} convidou você para a equipe de ${business}`,
  teamJoined: (who, business) => `${who} entrou na equipe de ${business}`,
  opportunity: {
    applied: (who, title) => `${who} se candidatou a “${title}”`,
    withdrawn: (who, title) => `${who} retirou a candidatura a “${title}”`,
    accepted: (who, title) => `${who} aceitou sua candidatura a “${title}”`,
    declined: (who, title) => `${who} recusou sua candidatura a “${title}”`,
    reopened: (who, title) =>
      `${who} retirou a resposta à sua candidatura a “${title}”, que voltou a ficar pendente`,
    closed: (_who, title) => `A oportunidade “${title}”, à qual você se candidatou, foi encerrada`,
  },
  referral: {
    received: (who, named) =>
      named === null ? `${who} enviou uma indicação para você` : `${who} quer apresentar você a ${named}`,
    introduced: (who, named) => `${who} quer apresentar você a ${named ?? 'um membro'}`,
    accepted: (who, _named) => `${who} aceitou sua indicação`,
    agreed: (_who, named) =>
      `As duas partes concordaram: você e ${named ?? 'um membro'} já podem entrar em contato`,
    declined: (_who, named) => `A indicação a ${named ?? 'um membro'} foi recusada`,
    completed: (who, _named) => `${who} marcou sua indicação como concluída`,
    expired: (_who, named) => `A indicação a ${named ?? 'um membro'} expirou sem resposta`,
    nudged: (who, _named) => `${who} ainda aguarda sua resposta a uma indicação`,
  },
  chapter: {
    asked: (who, chapter) => `${who} quer participar de ${chapter}`,
    joined: (who, chapter) => `${who} agora participa de ${chapter}`,
    invited: (who, chapter) => `${who} convidou você a participar de ${chapter}`,
    approved: (_who, chapter) => `Agora você é membro de ${chapter}`,
    refused: (_who, chapter) => `Seu pedido para participar de ${chapter} foi recusado`,
    removed: (_who, chapter) => `Você não é mais membro de ${chapter}`,
    role: (_who, chapter, role) =>
      ({
        leader: `Agora você é responsável por ${chapter}`,
        organizer: `Agora você faz parte da organização de ${chapter}`,
        host: `Agora você faz parte da recepção de ${chapter}`,
        member: `Agora você é membro de ${chapter}`,
      })[role],
  },
  event: {
    seat: (title, when) => `Você tem uma vaga em “${title}”: ${when}`,
    canceled: (title, when) => `O evento “${title}” foi cancelado: ${when}`,
    changed: (title, when) => `“${title}” mudou. A próxima data é ${when}`,
    joined: (title, when) => `Inscrição confirmada em “${title}”: ${when}`,
    left: (title, when) => `Você desistiu da vaga em “${title}”: ${when}`,
    lost: (title, when) => `Você não tem mais uma vaga em “${title}”: ${when}`,
    reminder: (title, when) => `Em breve: “${title}”, ${when}`,
    thanks: (title, _when) => `Agradecemos sua presença em “${title}”`,
    planned: (title, when) => `Novo evento do seu grupo: “${title}”, ${when}`,
    follow_up: (title, _when) =>
      `A pessoa que você convidou veio a “${title}”. Entre em contato enquanto a lembrança está fresca`,
  },
  handover: {
    take: (person) => `Pediram que você assuma o cargo de ${person ?? 'um membro'}`,
    give: (person) => `Sua função vai passar para ${person ?? 'um membro'}. Confirme a passagem de cargo.`,
    approve: (person) =>
      `A passagem de cargo de ${person ?? 'um membro'} precisa da aprovação da administração`,
    took: (person) => `Você assumiu o cargo de ${person ?? 'um membro'}. Entre de novo para começar.`,
    gave: (person) => `Sua função passou para ${person ?? 'um membro'}`,
    cancelled: (person) => `A passagem de cargo com ${person ?? 'um membro'} foi cancelada`,
  },
  console: {
    application: 'Um pedido de adesão aguarda uma decisão',
    answer: 'Alguém respondeu sobre o próprio pedido de adesão',
    report: 'Um membro fez uma denúncia',
    objection: 'Um membro contesta uma decisão',
    post: 'Uma publicação aguarda aprovação',
    article: 'Um artigo aguarda aprovação',
    data_request: 'Uma solicitação sobre dados pessoais aguarda sua decisão',
    failed_mails: 'Há e-mails que não puderam ser entregues',
    failed_backup: 'O último backup falhou',
    full_disk: 'O disco está quase cheio',
  },
};

export const kindMessages: Translation<typeof english.kindMessages> = {
  connection_asked: 'Alguém quer se conectar comigo',
  connection_accepted: 'Alguém aceita meu pedido de conexão',
  referral: 'Uma indicação é atualizada',
  message: 'Recebo uma mensagem',
  opportunity: 'Alguém se candidata à minha oportunidade ou responde à minha candidatura',
  need: 'Alguém oferece algo que pedi para acompanhar',
  alert: 'Há novidades em uma busca que salvei',
  event: 'Um grupo meu planeja um evento, consigo uma vaga, ou um evento em que me inscrevi muda',
  chapter: 'Recebo o convite de um grupo, ou algo muda em um dos meus',
  comment: 'Alguém comenta minha publicação ou meu artigo, ou me responde',
  mention: 'Alguém menciona meu nome ou minha empresa',
  review: 'Alguém avalia minha empresa',
  order: 'Meu pedido é atualizado',
  team: 'Recebo o convite de uma equipe, ou alguém entra na minha',
  report: 'Há uma decisão sobre algo que denunciei',
  picture: 'Uma imagem que incluí por link não pode ser copiada',
};

export const targetMessages: Translation<typeof english.targetMessages> = {
  connections: 'Ver o pedido',
  referral: 'Ver a indicação',
  thread: 'Ler a mensagem',
  opportunity: 'Ver a oportunidade',
  opportunities: 'Ver as oportunidades',
  event: 'Ver o evento',
  visitors: 'Ver seus convidados',
  chapter: 'Ver o grupo',
  post: 'Ver a publicação',
  article: 'Ver o artigo',
  own_article: 'Ver seu artigo',
  business: 'Ver a empresa',
  order: 'Ver seu pedido',
  profile: 'Ver o perfil',
  decision: 'Ver a decisão',
  console: 'Abrir a administração',
  handover: 'Ver a passagem de cargo',
};

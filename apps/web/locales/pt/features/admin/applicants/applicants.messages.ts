import type { applicantsMessages as english } from '#src/features/admin/applicants/applicants.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicantsMessages: Translation<typeof english> = {
  title: 'Pedidos de adesão',
  description: 'Pessoas que querem se tornar membros. Elas recebem um e-mail a cada etapa.',
  filters: {
    waiting: 'Em espera',
    asked: 'Aguardando resposta',
    approved: 'Aprovados',
    declined: 'Recusados',
  },
  noun: 'pedidos de adesão',
  empty: {
    waiting: { title: 'Nenhum pedido em espera', text: 'Novos pedidos aparecem aqui.' },
    asked: {
      title: 'Nenhum pedido aguardando resposta',
      text: 'Os pedidos sobre os quais você fez uma pergunta aparecem aqui até que a pessoa responda.',
    },
    approved: { title: 'Nenhum pedido aprovado', text: 'Os pedidos aprovados são exibidos por 30 dias.' },
    declined: {
      title: 'Nenhum pedido recusado',
      text: 'Os pedidos recusados são exibidos por 30 dias e depois apagados.',
    },
  },
  registration: 'Escolher quem pode participar',
  unconfirmed: 'E-mail não confirmado',
  profile: {
    jobTitle: 'Cargo',
    company: 'Empresa',
    industry: 'Setor',
    location: 'Localização',
    lookingFor: 'Procura',
    servicesOffered: 'Serviços oferecidos',
  },
  suspicions: {
    title: 'Pode ser um robô:',
    reasons: {
      honeypot: 'um campo oculto foi preenchido',
      fast: 'o formulário foi enviado em poucos segundos',
      proof: 'falta a verificação do navegador em segundo plano',
    },
  },
  guestAt: (title, inviter) =>
    `Participou de “${title}” ${inviter === null ? 'sem ser membro' : `a convite de ${inviter}`}.`,
  said: { community: 'Pergunta', applicant: 'Resposta' },
  reason: 'Motivo',
  approve: 'Aprovar',
  decline: 'Recusar',
  ask: 'Fazer uma pergunta',
  actionLabel: (action, name) => `${action}: ${name}`,
  viewProfile: 'Ver perfil',
  approved: (name) => ({
    title: `Pedido de ${name} aprovado`,
    text: 'Enviamos um link por e-mail. O perfil aparece na lista assim que a pessoa escolher uma senha.',
  }),
  notJoined: 'Cadastro não concluído',
  dialogs: {
    decline: {
      title: (name) => `Recusar o pedido de ${name}?`,
      text: 'O motivo é enviado a quem fez o pedido. O pedido e seus dados são apagados após 30 dias.',
      label: 'Motivo',
      submit: 'Recusar',
      done: { title: 'Pedido recusado' },
    },
    ask: {
      title: (name) => `Fazer uma pergunta a ${name}`,
      text: 'A pessoa recebe sua pergunta por e-mail e pode responder. Depois disso, o pedido volta para a fila.',
      label: 'Pergunta',
      submit: 'Enviar',
      done: { title: 'Pergunta enviada' },
    },
  },
};

import type { referralsMessages as english } from '#src/features/referrals/referrals.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const referralsMessages: Translation<typeof english> = {
  sent: {
    title: 'Indicação enviada!',
    description: 'Avisaremos você assim que houver uma resposta.',
  },
  sendFailed: { title: 'Erro', description: 'Não foi possível enviar a indicação. Tente novamente.' },
  matches: {
    title: 'Combinações para indicar',
    description: 'Membros que gostariam de uma apresentação, a você ou a alguém que você conhece.',
    loading: 'Carregando combinações para indicar...',
    failed: 'Não foi possível carregar as combinações para indicar',
    completeProfile: 'Adicionar o que oferece',
    emptyProfile:
      'Para fazer indicações, adicione primeiro ao seu perfil o que você oferece ou o que procura',
    showAll: (count) => `Mostrar todas (${number(count)})`,
    showFewer: 'Mostrar menos',
  },
  page: {
    title: 'Indicações',
    description: 'Apresente pessoas que você conhece umas às outras e responda aos pedidos que receber.',
  },
  pairs: {
    title: 'Pares para apresentar',
    description: 'Pessoas que você conhece e que ainda não se conhecem.',
    and: 'e',
    names: (one, other) => `${one} e ${other}`,
    introduce: 'Apresentar',
    introduceLabel: (one, other) => `Apresentar ${one} a ${other}`,
  },
  match: {
    reasons: 'Por que esta combinação',
    lookingFor: 'Procura',
    offers: 'Oferece',
    mutual: (count) =>
      plural(count, {
        one: `${number(count)} conexão em comum`,
        other: `${number(count)} conexões em comum`,
      }),
    showScore: 'Ver a pontuação',
    hideScore: 'Ocultar a pontuação',
    refer: 'Indicar',
    referLabel: (name) => `Indicar para ${name}`,
    cannotRefer: (name, reason) => `Indicar para ${name}: ${reason ?? ''}`,
    waiting: 'Enviada, aguardando resposta.',
    see: 'Ver a indicação',
    seeLabel: (name) => `Ver sua indicação para ${name}`,
  },
  dialog: {
    title: (name) => `Enviar uma indicação para ${name}`,
    referee: 'Quem você gostaria de apresentar?',
    refereeHint: 'Uma das suas conexões ou você.',
    consent: (referee, target) =>
      `${referee} e ${target} precisam concordar antes que os dados de contato sejam compartilhados.`,
    myself: (name) => `Eu, para trabalhar com ${name}`,
    suggested: 'Sugestões',
    others: 'Suas outras conexões',
    message: 'Mensagem pessoal (opcional)',
    messagePlaceholder: (name) => `Por que ${name} deveria dizer sim?`,
    characters: (count, max) => `${number(count)} de ${number(max)}`,
    submit: 'Enviar indicação',
  },
  pending: {
    title: 'Indicações pendentes',
    none: 'Nenhuma indicação pendente.',
    loading: 'Carregando indicações...',
    failed: 'Não foi possível carregar suas indicações',
    alert: (count) =>
      count === 1
        ? 'Uma indicação aguarda sua resposta'
        : `${number(count)} indicações aguardam sua resposta`,
    goTo: 'Responder agora',
  },
  active: 'Indicações ativas',
  past: 'Indicações anteriores',
  statuses: {
    pending: 'pendente',
    accepted: 'aceita',
    declined: 'recusada',
    withdrawn: 'retirada',
    expired: 'expirada',
    completed: 'concluída',
  },
  card: {
    sentOn: (day) => `Enviada em ${day}`,
    receivedOn: (day) => `Recebida em ${day}`,
    openUntil: (day) => `aberta até ${day}`,
    showHistory: 'Mostrar o histórico',
    hideHistory: 'Ocultar o histórico',
  },
  headline: {
    introducedOther: (referee, target) => `Você apresentou ${referee} a ${target}`,
    introducedSelf: (target) => `Você se apresentou a ${target}`,
    offeredToMe: (referrer, referee) => `${referrer} gostaria de apresentar ${referee} a você`,
    offersSelf: (referrer) => `${referrer} gostaria de trabalhar com você`,
    offersMe: (referrer, target) => `${referrer} gostaria de apresentar você a ${target}`,
  },
  agreement: {
    youAgreed: 'Você concordou. Aguardando o outro lado.',
    agreed: (name) => `${name} concordou. Aguardando o outro lado.`,
    none: 'Aguardando os dois lados.',
  },
  history: {
    title: 'Histórico',
    loading: 'Carregando o histórico...',
    failed: 'Não foi possível carregar o histórico',
    contact: (name) => `Entre em contato com ${name}`,
    noContact: 'A pessoa não compartilha e-mail nem telefone. Escreva para ela em “Mensagens”.',
  },
  stats: {
    title: 'Suas indicações em números',
    failed: 'Não foi possível carregar os números das suas indicações',
    sent: 'Enviadas',
    successful: 'Bem-sucedidas',
    successRate: 'Taxa de sucesso',
  },
  emptyMatches: {
    title: 'Nenhuma combinação para indicar ainda',
    text: 'As pessoas que você poderia apresentar aparecerão aqui.',
  },
  emptyPending: {
    title: 'Nenhuma indicação ainda',
    text: 'Apresente duas pessoas que deveriam se conhecer. As indicações que você envia e recebe aparecerão aqui.',
  },
  steps: {
    accepted: { label: 'Aceitar', done: 'Indicação aceita' },
    declined: { label: 'Recusar', done: 'Indicação recusada' },
    withdrawn: { label: 'Retirar', done: 'Indicação retirada' },
    completed: { label: 'Marcar como concluída', done: 'Indicação concluída' },
  },
  outcome: {
    worth: (amount) => `Valor: ${amount}`,
    thanks: (name) => `${name} agradece:`,
  },
  complete: {
    title: 'Esta indicação deu resultado?',
    text: (referrer) => `${referrer} vai saber que deu certo. Esta ação não pode ser desfeita.`,
    thanks: (referrer) => `Agradecimento a ${referrer} (opcional)`,
    value: (currency) => `Valor em ${currency}, só números inteiros (opcional)`,
    seenBy: (referee) => `Só você e ${referee} veem.`,
    seenByAll: 'Todas as pessoas desta indicação veem.',
    wrongValue: (most) => `Informe um número inteiro de no máximo ${most}`,
    share: (referrer) => `Mostrar o valor também a ${referrer}`,
    action: 'Concluir indicação',
  },
  automation: {
    disabled: null,
    queued: 'Na fila da automação.',
    sent: 'Enviada para a automação.',
    failed: 'Não foi possível acessar a automação. Mesmo assim, sua indicação foi enviada.',
  },
};

import type { guestMailMessages as english } from '#src/console/mails/guest-mail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const daysOf = (count: number) => `${number(count)} ${plural(count, { one: 'dia', other: 'dias' })}`;

export const guestMailMessages: Translation<typeof english> = {
  confirmSeat: (title) => `Confirme sua vaga em “${title}”`,
  invites: (inviter, title) => `${inviter} convida você para “${title}”`,
  asked: (site) => `Alguém pediu uma vaga em um evento de ${site} com este endereço.`,
  invitedBy: (inviter, site) => `${inviter}, membro de ${site}, gostaria de ter você entre os convidados.`,
  dateOf: (title, when) => `“${title}”, ${when}`,
  openUntil: (day, site, days) =>
    `Abra o link até ${day} para confirmar que é você. ${site} guarda então seu nome e seu endereço até ${daysOf(days)} depois do evento e os apaga em seguida. Você pode desistir da vaga a qualquer momento pelo mesmo link.`,
  waiting: (title) => `Você está na lista de espera de “${title}”`,
  allTaken: 'Todas as vagas estão ocupadas. Escreveremos assim que houver uma para você.',
  goodToHave: (inviter) =>
    inviter === null
      ? 'Foi um prazer ter você entre os convidados.'
      : `Foi um prazer ter você aqui a convite de ${inviter}.`,
  between: (site) =>
    `Os membros de ${site} também se encontram entre um evento e outro: pelo que oferecem e pelo que procuram.`,
  where: (place) => `Local: ${place}`,
  yourSeat: (title) => `Sua vaga em “${title}”`,
  hasAccount: (site) =>
    `Alguém pediu uma vaga de convidado com este endereço, que pertence à sua conta em ${site}.`,
  signUpThere: 'Entre na sua conta e inscreva-se por lá para constar na lista com seu nome.',
  labels: {
    confirm: 'Confirmar minha vaga',
    again: 'Pedir uma vaga de novo',
    seat: 'Ver minha vaga ou desistir dela',
    event: 'Abrir o evento',
    join: (site) => `Cadastrar-se em ${site}`,
    apply: 'Pedir adesão',
  },
};

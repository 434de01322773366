import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';
import type { guestsMessages as english } from '#src/features/events/guests/guests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const guestsMessages: Translation<typeof english> = {
  request: {
    title: 'Participar sem ser membro',
    text: 'Não é preciso ter conta. Enviaremos um e-mail para você confirmar sua vaga.',
    submit: 'Pedir uma vaga',
    consent: `Guardar meu nome e e-mail até ${GUEST_DAYS} dias após o evento e depois apagá-los.`,
    sent: (email) =>
      `Enviamos um e-mail para ${email}. Abra o link da mensagem para confirmar sua vaga; nada é reservado antes disso.`,
  },
  invite: {
    title: 'Levar um convidado',
    text: 'A pessoa recebe um e-mail em seu nome e ela mesma confirma a vaga.',
    submit: 'Enviar convite',
    sent: (email) => `Seu convite está a caminho de ${email}.`,
  },
  name: 'Nome',
  email: 'E-mail',
  close: 'Concluir',
  seat: {
    title: 'Sua vaga',
    description: 'Confirme sua vaga em um evento ou desista dela.',
    open: 'Mostrar minha vaga',
    incomplete: 'Este link está incompleto. Abra o link inteiro que está no e-mail.',
    confirm: 'Confirmar minha vaga',
    leave: { going: 'Desistir da vaga', waiting: 'Sair da lista de espera' },
    leaveQuestion: { going: 'Desistir da sua vaga?', waiting: 'Sair da lista de espera?' },
    leaveText: 'Ela passa para a próxima pessoa da lista de espera.',
    code: 'Mostre este código na entrada.',
    stored: (day) => `Seu nome e e-mail ficam guardados até ${day} e depois são apagados.`,
    state: (status, position) => {
      if (status === 'going') return 'Você tem uma vaga.';
      return status === 'waiting'
        ? `Sua posição na lista de espera: ${number(position ?? 1)}. Avisaremos por e-mail quando houver uma vaga para você.`
        : 'Você ainda não tem uma vaga.';
    },
    canceled: 'Esta data foi cancelada.',
    closed: 'Não é mais possível reservar vaga para esta data.',
    given: 'Você desistiu da sua vaga.',
  },
};

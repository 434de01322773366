import type { applicationMessages as english } from '#src/features/application/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  title: 'Seu pedido de adesão',
  description: 'Veja em que ponto está seu pedido. Isso também confirma seu endereço de e-mail.',
  open: 'Ver meu pedido',
  incomplete: 'Este link está incompleto. Abra o link inteiro que está no e-mail.',
  status: {
    waiting: 'Seu pedido aguarda uma decisão. Você receberá um e-mail.',
    asked: 'Antes da decisão, temos uma pergunta para você.',
    approved: 'Seu pedido foi aprovado. Enviamos por e-mail um link para você escolher uma senha.',
    declined: 'Seu pedido não foi aprovado. Todos os dados dele serão apagados em até 30 dias.',
  },
  said: { community: 'Nós escrevemos', applicant: 'Você respondeu' },
  reply: { label: 'Sua resposta', submit: 'Enviar resposta' },
  signIn: 'Entrar',
  withdraw: {
    action: 'Retirar pedido',
    title: 'Retirar seu pedido?',
    text: 'Seu pedido e todos os dados dele serão apagados imediatamente.',
    done: 'Seu pedido foi retirado e apagado.',
  },
};

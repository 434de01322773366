import type { mailedCodeMessages as english } from '#src/features/auth/mailed-code.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const mailedCodeMessages: Translation<typeof english> = {
  request: {
    intro:
      'Digite seu endereço de e-mail e enviaremos um código para você entrar. Você não precisa da senha.',
    email: 'E-mail',
    submit: 'Enviar o código',
    back: 'Usar sua senha',
  },
  enter: {
    sent: (email, minutes) =>
      `Se houver uma conta com ${email}, enviamos um código para esse endereço. Ele funciona por ${plural(
        minutes,
        { one: `${number(minutes)} minuto`, other: `${number(minutes)} minutos` },
      )}, neste navegador.`,
    label: 'Código do e-mail',
    hint: 'Oito letras e dígitos. Veja também na pasta de spam.',
    submit: 'Entrar',
    busy: 'Entrando...',
    again: 'Enviar outro código',
  },
};

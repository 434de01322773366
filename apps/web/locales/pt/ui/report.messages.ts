import type { reportMessages as english } from '#src/ui/report.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMessages: Translation<typeof english> = {
  category: 'Qual é o problema?',
  choose: 'Escolha uma opção',
  categories: {
    spam: 'Spam ou publicidade',
    insult: 'Ofensivo ou de ódio',
    illegal: 'Ilegal',
    other: 'Outra coisa',
  },
  reason: 'Com suas palavras (opcional)',
  reasonHint: 'Só a administração pode ver quem denunciou. Informaremos a você o que foi decidido.',
  submit: 'Denunciar',
};

import type { secondFactorMessages as english } from '#src/features/admin/frame/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  title: 'Sua função exige login em duas etapas',
  text: 'Ative o login em duas etapas, e a administração volta a abrir na hora. Se tiver uma chave de acesso, você também pode entrar com ela.',
  action: 'Ativar login em duas etapas',
  reminder: (day) =>
    `A partir de ${day}, sua função exige uma segunda etapa para entrar, para que uma senha roubada não abra nada.`,
};

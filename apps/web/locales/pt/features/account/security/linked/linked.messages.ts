import type { linkedMessages as english } from '#src/features/account/security/linked/linked.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const linkedMessages: Translation<typeof english> = {
  title: 'Contas vinculadas',
  description: 'Você pode entrar aqui com uma conta que tenha em um destes serviços.',
  failed: 'Não foi possível carregar suas contas vinculadas',
  password: 'Sua senha',
  linked: (date) => `Vinculada em ${date}`,
  used: (date) => `último uso em ${date}`,
  notOffered: 'Não está mais disponível aqui',
  link: {
    open: (name) => `Vincular ${name}`,
    title: (name) => `Vincular sua conta ${name}`,
    text: (name) =>
      `Em seguida, você entra em ${name}. A partir daí, quem puder entrar nessa conta poderá entrar aqui.`,
    submit: 'Continuar',
  },
  unlink: {
    open: 'Desvincular',
    label: (name) => `Desvincular ${name}`,
    title: (name) => `Desvincular ${name}?`,
    text: 'Você não poderá mais entrar com esta conta. Sua senha continua funcionando.',
    submit: 'Desvincular',
    done: { title: 'Conta desvinculada' },
  },
};

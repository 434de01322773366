import type { arrivalMessages as english } from '#src/features/account/provider/arrival.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const arrivalMessages: Translation<typeof english> = {
  title: (name) => `Entrar com ${name}`,
  busy: 'Um momento…',
  description: (name) => `Estamos verificando a resposta de ${name}.`,
  failed: 'Não deu certo',
  nothing: 'Esta página se abre quando outro serviço traz você de volta depois do login.',
  secondFactor: 'Só mais um passo: digite o código da segunda etapa.',
  toSignIn: 'Entrar de outra forma',
  toSettings: 'Voltar às configurações',
  service: 'outro serviço',
  linked: (name) => ({ title: 'Conta vinculada', description: `Agora você pode entrar com ${name}.` }),
  joined: (site) => ({ title: 'Conta criada!', description: `Boas-vindas a ${site}.` }),
};

import type { rolesMessages as english } from '#src/features/admin/roles/roles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const rolesMessages: Translation<typeof english> = {
  title: 'Funções',
  description: 'Quem divide o trabalho e para que serve cada função.',
  handover: 'Passar um cargo',
  loading: 'Carregando as funções…',
  failed: 'Não foi possível carregar as funções',
  administrator: 'Administração',
  administratorDoes: 'Pode fazer tudo e atribui funções',
  holders: 'Quem tem uma função',
  noneYet: 'Só administradores até agora. Atribua uma função a alguém para dividir o trabalho.',
  since: (day) => `Desde ${day}`,
  by: (name) => `atribuída por ${name}`,
  until: (day) => `até ${day}`,
  end: {
    open: 'Encerrar',
    label: (role, name) => `Encerrar a função ${role} de ${name}`,
    title: (role, name) => `Encerrar a função ${role} de ${name}?`,
    text: 'As sessões são encerradas em todos os dispositivos, e a pessoa recebe um e-mail. A conta e as publicações não mudam.',
    action: 'Encerrar a função',
    done: (name) => `${name} não tem mais a função.`,
  },
  give: {
    title: 'Atribuir uma função',
    text: 'A sessão do membro é encerrada, ele recebe um e-mail e encontra a administração no menu ao entrar de novo.',
    member: 'Membro',
    memberHint: 'Um membro ativo que não é administrador.',
    role: 'Função',
    endsOn: 'Último dia (opcional)',
    endsOnHint: 'A função termina sozinha depois desse dia.',
    submit: 'Atribuir função',
    done: (role, name) => `${name} agora tem a função ${role}.`,
  },
  administrators: 'Os direitos de administrador são dados e retirados na página do membro.',
};

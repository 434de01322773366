import type { teamMessages as english } from '#src/features/businesses/team/team.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const teamMessages: Translation<typeof english> = {
  loading: 'Carregando equipe...',
  failed: 'Não foi possível carregar a equipe',
  manage: 'Gerenciar equipe',
  status: { invited: 'Convite enviado', confirmed: 'Convite aceito', declined: 'Convite recusado' },
  invite: {
    title: 'Convidar um membro',
    username: 'Membro',
    jobTitle: 'Cargo',
    titlePlaceholder: 'ex.: Chefe de confeitaria',
    submit: 'Enviar convite',
    sent: { title: 'Convite enviado', description: 'A pessoa entra na equipe quando aceitar.' },
  },
  owner: 'Responsável',
  addSelf: 'Entrar na equipe',
  remove: 'Remover',
  removeLabel: (name) => `Remover ${name}`,
  leave: 'Sair da equipe',
  invitation: {
    title: 'Você recebeu um convite',
    text: 'Quer entrar na equipe de',
    as: (role) => (role ? ` como ${role}` : ''),
    accept: 'Entrar na equipe',
    decline: 'Recusar',
  },
};

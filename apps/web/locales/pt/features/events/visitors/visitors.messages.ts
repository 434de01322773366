import type { visitorsMessages as english } from '#src/features/events/visitors/visitors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorsMessages: Translation<typeof english> = {
  title: 'Seus convidados',
  description: 'Pessoas que você convidou ou recebe na recepção, e o que aconteceu depois.',
  loading: 'Carregando convidados...',
  failed: 'Não foi possível carregar seus convidados',
  empty: {
    title: 'Nenhum convidado ainda',
    text: 'Abra um evento público e convide alguém que não seja membro. Depois do evento, esta página lembra você de entrar em contato.',
    action: 'Ver os eventos',
  },
  invitedBy: (name, day) => `Convite de ${name} em ${day}`,
  asked: (day) => `Pediu uma vaga em ${day}`,
  steps: {
    cameAt: 'Compareceu em',
    followedUpAt: 'Recebeu contato em',
    appliedAt: 'Pediu adesão em',
    joinedAt: 'É membro desde',
  },
  step: (label, day) => `${label} ${day}`,
  profile: 'Ver o perfil',
  followUp: 'Já entrei em contato',
  followUpLabel: (name) => `Já entrei em contato com ${name}`,
  followedUp: (name) => `Você entrou em contato com ${name}`,
};

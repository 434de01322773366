import type { growthTipMessages as english } from '#src/console/network/growth-tips.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const growthTipMessages: Translation<typeof english> = {
  fields: {
    lookingFor: 'Diga o que você procura, para que possamos encontrar quem oferece isso.',
    servicesOffered: 'Liste os serviços que você oferece: quem precisar deles verá seu perfil.',
    skills:
      'Adicione suas competências. As que você tem em comum com outros membros melhoram suas combinações.',
    industry: 'Escolha seu setor para conhecer outras pessoas da sua área.',
    professionalSummary:
      'Escreva um breve resumo: as pessoas respondem mais rápido quando sabem quem está perguntando.',
    location: 'Adicione sua localização para encontrar membros por perto.',
    jobTitle: 'Adicione seu cargo, para que as pessoas vejam logo o que você faz.',
    company: 'Adicione sua empresa para que as pessoas confiem nos seus pedidos.',
    avatarKey: 'Envie uma foto. É mais fácil lembrar um rosto do que iniciais.',
    interests: 'Adicione alguns interesses; eles facilitam a primeira conversa.',
  },
  general: [
    'Inclua uma mensagem pessoal em cada pedido de conexão.',
    'Conte no feed o que você aprendeu nesta semana.',
    'Apresente duas das suas conexões que deveriam se conhecer.',
  ],
};

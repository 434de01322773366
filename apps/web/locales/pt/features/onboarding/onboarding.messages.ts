import type { onboardingMessages as english } from '#src/features/onboarding/onboarding.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const onboardingMessages: Translation<typeof english> = {
  welcome: {
    title: 'Dê uma olhada',
    text: 'Quer fazer um tour rápido? Leva cerca de um minuto.',
    dontShowAgain: 'Não mostrar novamente',
    skip: 'Agora não',
    start: 'Iniciar tour',
  },
  tour: {
    title: (step, count) => `Passo ${step} de ${count}`,
    progress: 'Progresso do tour',
    skip: 'Pular tour',
    previous: 'Anterior',
    next: 'Próximo',
    complete: 'Concluir tour',
  },
  steps: (site) => [
    {
      key: 'welcome',
      title: `Boas-vindas a ${site}`,
      text: `${site} ajuda você a conhecer as pessoas certas. Veja rapidamente como tudo funciona.`,
    },
    {
      key: 'profile',
      title: 'Seu perfil',
      text: 'Diga o que você oferece e o que procura. Todas as nossas sugestões partem disso, então duas boas frases fazem muita diferença.',
    },
    {
      key: 'connections',
      title: 'Conexões',
      text: 'Sugerimos membros que vale a pena conhecer e dizemos por quê. Conecte-se com um clique; os pedidos de outras pessoas ficam em “Conexões”.',
    },
    {
      key: 'referrals',
      title: 'Indicações com IA',
      text: 'Conhece duas pessoas que deveriam se conhecer? Indique uma à outra. As duas precisam concordar antes de qualquer dado de contato ser compartilhado.',
    },
    {
      key: 'opportunities',
      title: 'Oportunidades',
      text: 'Os membros publicam aquilo de que precisam. As que mais combinam com você vêm primeiro.',
    },
    {
      key: 'services',
      title: 'Serviços',
      text: 'Peça um site, uma campanha ou uma identidade visual à nossa equipe, com preço fixo.',
    },
    {
      key: 'feed',
      title: 'O feed',
      text: 'Compartilhe uma conquista, um insight ou uma oportunidade e leia as novidades dos outros membros.',
    },
  ],
};

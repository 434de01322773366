import type { onboardingMessages as english } from '#src/features/onboarding/onboarding.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const onboardingMessages: Translation<typeof english> = {
  welcome: {
    title: 'Echa un vistazo',
    text: '¿Quieres hacer una breve visita guiada? Dura cerca de un minuto.',
    dontShowAgain: 'No volver a mostrar',
    skip: 'Ahora no',
    start: 'Empezar la visita',
  },
  tour: {
    title: (step, count) => `Paso ${step} de ${count}`,
    progress: 'Progreso de la visita',
    skip: 'Saltar la visita',
    previous: 'Anterior',
    next: 'Siguiente',
    complete: 'Terminar la visita',
  },
  steps: (site) => [
    {
      key: 'welcome',
      title: `Te damos la bienvenida a ${site}`,
      text: `${site} te ayuda a conocer a las personas adecuadas. Echa un vistazo rápido.`,
    },
    {
      key: 'profile',
      title: 'Tu perfil',
      text: 'Di qué ofreces y qué buscas. Todas nuestras sugerencias se basan en ello, así que dos buenas frases dan mucho de sí.',
    },
    {
      key: 'connections',
      title: 'Contactos',
      text: 'Te sugerimos miembros que vale la pena conocer y te decimos por qué. Conecta con un clic; las solicitudes de otros miembros están en Contactos.',
    },
    {
      key: 'referrals',
      title: 'Referencias con IA',
      text: '¿Sabes de dos personas que deberían conocerse? Preséntalas. Los datos de contacto solo se comparten cuando ambas aceptan.',
    },
    {
      key: 'opportunities',
      title: 'Oportunidades',
      text: 'Los miembros publican lo que necesitan. Las que mejor te encajan aparecen primero.',
    },
    {
      key: 'services',
      title: 'Servicios',
      text: 'Encarga a nuestro equipo un sitio web, una campaña o una identidad de marca a precio fijo.',
    },
    {
      key: 'feed',
      title: 'Novedades',
      text: 'Comparte un logro, una idea o una oportunidad, y lee en qué andan otros miembros.',
    },
  ],
};

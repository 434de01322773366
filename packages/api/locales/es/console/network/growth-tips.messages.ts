import type { growthTipMessages as english } from '#src/console/network/growth-tips.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const growthTipMessages: Translation<typeof english> = {
  fields: {
    lookingFor: 'Di qué buscas para que podamos encontrar a quienes lo ofrecen.',
    servicesOffered: 'Indica los servicios que ofreces: los miembros que los necesiten verán tu perfil.',
    skills: 'Añade tus aptitudes. Las que compartes con otros miembros mejoran tus coincidencias.',
    industry: 'Elige tu sector para conocer a otras personas de tu ámbito.',
    professionalSummary: 'Escribe un breve resumen: la gente responde antes cuando sabe quién le escribe.',
    location: 'Añade tu ubicación para encontrar miembros cerca de ti.',
    jobTitle: 'Añade tu cargo para que se vea enseguida a qué te dedicas.',
    company: 'Añade tu empresa para que tus solicitudes inspiren confianza.',
    avatarKey: 'Sube una foto. Una cara se recuerda mejor que unas iniciales.',
    interests: 'Añade algunos intereses: facilitan la primera conversación.',
  },
  general: [
    'Añade una nota personal a cada solicitud de contacto.',
    'Comparte en las novedades lo que has aprendido esta semana.',
    'Presenta a dos de tus contactos que deberían conocerse.',
  ],
};

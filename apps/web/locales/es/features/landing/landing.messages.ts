import type { landingMessages as english } from '#src/features/landing/landing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const landingMessages: Translation<typeof english> = {
  description:
    'Una red profesional que te dice a quién conocer y por qué: coincidencias inteligentes, referencias automatizadas y oportunidades para empresas y profesionales.',
  hero: {
    eyebrow: (place) =>
      place ? `La red profesional de ${place}` : 'Una red profesional y un directorio de empresas',
    heading: 'Conoce a las personas que tu empresa está buscando',
    text: (site) =>
      `Di qué buscas y qué ofreces. ${site} encuentra a los miembros que encajan y te muestra por qué; así, cada presentación empieza con un tema de conversación.`,
    start: 'Empezar',
    browse: 'Explorar el directorio',
    list: 'Añade tu empresa',
    joining: {
      application: 'Los nuevos miembros se unen mediante solicitud.',
      invitation: 'Los nuevos miembros se unen con invitación.',
      closed: 'Por el momento no admitimos nuevos miembros.',
    },
  },
  example: {
    caption: 'Ejemplo de una coincidencia explicada entre dos miembros',
    ana: {
      firstName: 'Lucía',
      lastName: 'Moreno',
      title: 'Dueña de una panadería, Sevilla',
      label: 'Busca',
      need: 'servicios de contabilidad para mi panadería',
    },
    ben: {
      firstName: 'Javier',
      lastName: 'Ortega',
      title: 'Asesor contable, Sevilla',
      label: 'Ofrece',
      need: 'contabilidad y nóminas para restaurantes',
    },
    heading: 'Coincidencia alta',
    reasons: [
      'Javier ofrece lo que busca Lucía',
      'Javier busca lo que ofrece Lucía',
      'Tienen 4 contactos en común',
      'Están en Sevilla',
    ],
  },
  people: {
    members: 'Nuevos miembros',
    figures: 'La comunidad en cifras',
    memberCount: (count) => plural(count, { one: 'miembro', other: 'miembros' }),
    businessCount: (count) => plural(count, { one: 'empresa', other: 'empresas' }),
    businesses: 'Nuevas empresas',
    directory: 'El directorio',
  },
  features: {
    heading: 'Menos contactos, pero mejores',
    text: 'Una buena red no es una lista larga. Son las pocas personas que necesitan lo que haces y que hacen lo que necesitas.',
    items: [
      {
        key: 'matching',
        title: 'Coincidencias inteligentes',
        text: 'Necesidades, ofertas, aptitudes, ubicación y contactos en común se suman en una puntuación. Ves cada una de sus partes, nunca solo un número.',
      },
      {
        key: 'referrals',
        title: 'Referencias automatizadas',
        text: 'Presenta a unos miembros a otros en dos clics. Preguntamos a ambas partes, se lo recordamos y te contamos cómo ha ido.',
      },
      {
        key: 'opportunities',
        title: 'Oportunidades a tu medida',
        text: 'Proyectos, alianzas y peticiones de otros miembros, con lo que mejor te encaja en primer lugar.',
      },
    ],
  },
  steps: {
    heading: 'Cómo funciona',
    items: [
      {
        title: 'Crea un perfil',
        text: 'Qué haces, qué ofreces y qué buscas. Se tarda cinco minutos.',
      },
      {
        title: 'Análisis con IA',
        text: 'Comparamos lo que necesitas con lo que ofrece cada miembro, aunque las palabras sean distintas.',
      },
      {
        title: 'Conecta',
        text: 'Conoce a los miembros que mejor encajan contigo, mira por qué y salúdalos.',
      },
    ],
  },
  closing: {
    heading: 'Hay un sitio en la mesa para ti',
    text: 'Crea tu perfil hoy y descubre quién te está buscando.',
  },
};

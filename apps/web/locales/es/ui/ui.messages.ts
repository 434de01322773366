import type { uiMessages as english } from '#src/ui/ui.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const uiMessages: Translation<typeof english> = {
  stars: (count) => plural(count, { one: '1 estrella', other: `${number(count)} estrellas` }),
  rating: (value) => `${number(value)} de 5 estrellas`,
  draft: {
    restored: 'Borrador recuperado.',
    outdated: 'Borrador recuperado. Una parte se ha cambiado en otro lugar desde que lo escribiste.',
    discard: 'Descartar borrador',
    notStored:
      'No se ha podido guardar tu borrador en este navegador. Envíalo antes de salir de esta página.',
  },
  conflict: {
    title: 'Esto se ha cambiado en otro lugar mientras lo editabas',
    text: 'No se pierde nada de lo que has escrito. Elige qué conservar y vuelve a guardar.',
    taken: (label, saved) =>
      saved ? `${label}: ahora es «${saved}».` : `${label}: el valor se ha actualizado.`,
    replaced: (label, saved) =>
      `${saved ? `${label}: el valor ha cambiado a «${saved}».` : `${label}: el valor ha cambiado.`} Tú has escrito otra cosa.`,
    takeSaved: 'Usar la versión guardada',
    keepTyped: 'Conservar lo que he escrito',
  },
  minutesAgo: (minutes) => `hace ${minutes} min`,
  points: (points, max) => `${number(points)} de ${number(max)}`,
  match: {
    strength: { strong: 'Coincidencia alta', good: 'Buena coincidencia', possible: 'Posible coincidencia' },
    percentage: (percent) => `${percent} de 100 puntos. Basta un motivo claro para una coincidencia alta.`,
    similar: 'Palabras parecidas',
    similarHint: 'Lo que han escrito ambas partes se parece, pero ninguna dice lo que busca la otra.',
    noPoints: (parts) => `Sin puntos en: ${parts.map((part) => part.toLowerCase()).join('; ')}.`,
    parts: {
      theyOffer: 'Ofrece lo que buscas',
      iOffer: 'Ofreces lo que busca',
      audience: 'Clientela que quieres',
      mutual: 'Contactos en común',
      location: 'Ubicación',
      skills: 'Aptitudes e intereses',
      preferred: 'Tipo preferido',
      industry: 'Sector',
    },
  },
};

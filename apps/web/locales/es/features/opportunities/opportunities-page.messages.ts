import type { opportunitiesPageMessages as english } from '#src/features/opportunities/opportunities-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const opportunitiesPageMessages: Translation<typeof english> = {
  page: {
    description: 'Lo que buscan los miembros y lo que ofrecen compartir.',
    rss: 'Seguir por RSS',
    clear: 'Borrar filtros',
    none: { title: 'Sin resultados', text: 'Prueba con menos palabras o filtros.' },
    similar: (words) => `Ninguna oportunidad contiene «${words}» tal cual. Estas dicen algo parecido:`,
    alsoSimilar: 'Significado parecido',
    back: 'Oportunidades',
    posted: (time) => `publicada ${time.toLowerCase()}`,
    closed: 'Esta oportunidad está cerrada',
    fit: 'Cómo encaja contigo',
    about: 'De qué se trata',
    asks: (name) => `Lo que pide ${name}`,
    place: (location, isRemote) =>
      location === null
        ? isRemote
          ? 'A distancia'
          : null
        : isRemote
          ? `${location} o a distancia`
          : location,
    until: (day) => `Abierta hasta el ${day}`,
    join: {
      title: 'Únete para postularte',
      text: (name) => `Hazte miembro para escribir a ${name}. Después volverás a esta página.`,
    },
    share: 'Compartir',
    others: 'Otras que pueden encajarte',
    newest: 'Más oportunidades',
    loading: 'Cargando oportunidad...',
    failed: 'No se ha podido cargar esta oportunidad',
    notFound: {
      title: 'Oportunidad no encontrada',
      text: 'Quizá se haya retirado o no tengas acceso a ella.',
      visitor: 'Quizá se haya retirado o sea solo para miembros. Únete o inicia sesión para verla.',
      back: 'Ver todas las oportunidades',
    },
  },
  views: {
    label: 'Qué oportunidades',
    all: 'Todas',
    yours: 'Tuyas',
    applied: 'Con tu postulación',
  },
  filters: {
    search: 'Buscar oportunidades',
    placeholder: 'diseño web, fotos, un puesto…',
    kind: { label: 'Tipo', all: 'Todos los tipos' },
    place: { label: 'Lugar', all: 'En todas partes' },
    choice: (name, count) => `${name} (${number(count)})`,
    sort: 'Ordenar',
    sorts: { fit: 'Las que mejor encajan', newest: 'Más recientes', closing: 'Cierran pronto' },
    only: 'Solo las que cumplan',
    switches: {
      fits: 'Encaja conmigo',
      remote: 'A distancia',
      budget: 'Indica un presupuesto',
      closing: 'Cierra antes de 14 días',
    },
  },
};

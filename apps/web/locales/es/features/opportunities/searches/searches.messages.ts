import type { searchesMessages as english } from '#src/features/opportunities/searches/searches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const searchesMessages: Translation<typeof english> = {
  title: 'Búsquedas guardadas',
  save: 'Avisarme de las nuevas',
  frequencies: { once: 'Al momento', daily: 'Cada mañana' },
  hint: { once: 'Te avisamos de cada una al momento', daily: 'Te avisamos de las nuevas por la mañana' },
  edit: (name) => `Editar «${name}»`,
  remove: (name) => `Eliminar «${name}»`,
  removed: { title: 'Búsqueda eliminada' },
  saved: { title: 'Búsqueda guardada', description: 'La encontrarás junto a la lista de oportunidades.' },
  updated: { title: 'Búsqueda actualizada' },
  full: 'Puedes guardar 10 búsquedas. Elimina antes una de ellas.',
  dialog: {
    heading: 'Avisarme de nuevas oportunidades',
    editHeading: 'Editar búsqueda guardada',
    filter: 'Para la búsqueda que has configurado:',
    name: 'Nombre',
    nameMissing: 'Escribe un nombre',
    frequency: 'Cuándo',
    how: 'Por notificación y por correo, según tus ajustes.',
    settings: 'Cambiarlo',
    preview: (count) => {
      if (count === 0) return 'En los últimos 30 días no ha habido nada nuevo.';
      if (count === 100) return 'En los últimos 30 días habría encontrado al menos 100 oportunidades.';
      return `En los últimos 30 días habría encontrado ${plural(count, { one: '1 oportunidad', other: `${number(count)} oportunidades` })}.`;
    },
    newest: (title) => `La más reciente: «${title}»`,
    many: 'Son muchas para «Al momento»: después de cinco en un día, enviamos el resto a la mañana siguiente.',
    submit: 'Guardar búsqueda',
    save: 'Guardar cambios',
  },
};

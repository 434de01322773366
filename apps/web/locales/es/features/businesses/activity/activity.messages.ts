import type { activityMessages as english } from '#src/features/businesses/activity/activity.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

const KINDS: Translation<typeof english>['kinds'] = {
  view: 'Visitas',
  call: 'Llamadas',
  email: 'Correos',
  website: 'Clics en la web',
  directions: 'Consultas de ruta',
  save: 'Guardados',
  message: 'Mensajes',
  review: 'Reseñas',
};

const ENOUGH_FOR_PERCENT = 30;

export const activityMessages: Translation<typeof english> = {
  title: 'Tus últimos 30 días',
  text: 'Solo tú puedes ver esto.',
  loading: 'Cargando tus cifras...',
  failed: 'No se han podido cargar tus cifras',
  choose: 'Qué muestra el gráfico',
  kinds: KINDS,
  views: 'Visitas en 30 días',
  change: (total, before) => {
    if (total === before) return 'Igual que en los 30 días anteriores';
    if (before === 0) return 'Cero en los 30 días anteriores';
    if (before < ENOUGH_FOR_PERCENT)
      return `${number(Math.abs(total - before))} ${total > before ? 'más' : 'menos'} que en los 30 días anteriores`;
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))}\u00a0% respecto a los 30 días anteriores`;
  },
  isPublic: (address) => `Esta página es pública: ${address}`,
  none: 'Todavía nada. Comparte tu página con quienes te conocen.',
  caption: (kind) => `${kind} por día`,
};

import type { activityMessages as english } from '#src/features/businesses/activity/activity.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

const ENOUGH_FOR_PERCENT = 30;

export const activityMessages: Translation<typeof english> = {
  title: 'Vos 30 derniers jours',
  text: 'Visible par vous uniquement.',
  loading: 'Chargement de vos chiffres...',
  failed: 'Impossible de charger vos chiffres',
  choose: 'Ce que montre le graphique',
  kinds: {
    view: 'Vues',
    call: 'Appels',
    email: 'E-mails',
    website: 'Clics vers le site',
    directions: 'Itinéraires',
    save: 'Enregistrements',
    message: 'Messages',
    review: 'Avis',
  },
  views: 'Vues en 30 jours',
  change: (total, before) => {
    if (total === before) return 'Autant que les 30 jours précédents';
    if (before === 0) return 'Rien dans les 30 jours précédents';
    if (before < ENOUGH_FOR_PERCENT)
      return `${number(Math.abs(total - before))} de ${total > before ? 'plus' : 'moins'} que les 30 jours précédents`;
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} % par rapport aux 30 jours précédents`;
  },
  isPublic: (address) => `Cette page est publique : ${address}`,
  none: 'Rien pour l’instant. Partagez votre page avec ceux qui vous connaissent.',
  caption: (kind) => `${kind} par jour`,
};

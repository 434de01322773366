import type { savedBusinessesMessages as english } from '#src/features/businesses/saved/saved-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedBusinessesMessages: Translation<typeof english> = {
  loading: 'Chargement des entreprises enregistrées...',
  failed: 'Impossible de charger vos entreprises enregistrées',
  label: 'Entreprises enregistrées',
  empty: {
    title: 'Pas encore d’entreprise enregistrée',
    text: 'Enregistrez une entreprise depuis sa page et vous la retrouverez ici.',
    action: 'Parcourir l’annuaire',
  },
};

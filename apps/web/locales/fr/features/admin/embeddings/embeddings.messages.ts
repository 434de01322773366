import type { embeddingsMessages as english } from '#src/features/admin/embeddings/embeddings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const embeddingsMessages: Translation<typeof english> = {
  title: 'Service de vectorisation',
  failed: 'Impossible de charger l’état du service de vectorisation',
  purpose: (model, host) => `Les correspondances sont classées à l’aide de ${model} sur ${host}.`,
  progress: (done, total) => `Membres traités : ${number(done)} sur ${number(total)}`,
  answered: (when) => `Dernière réponse : ${when}`,
  neverAnswered: 'Pas encore de réponse',
  problem: {
    title: 'Le service ne répond pas comme prévu',
    text: (sentence) =>
      `${sentence}. Jusqu’à son rétablissement, les membres non encore traités sont mis en correspondance avec le modèle intégré.`,
    retry: (when) => `Prochain essai : ${when}.`,
  },
  tryNow: 'Essayer maintenant',
  tried: {
    title: 'Vérification du service',
    description: 'Le résultat apparaîtra ici dans quelques secondes.',
  },
};

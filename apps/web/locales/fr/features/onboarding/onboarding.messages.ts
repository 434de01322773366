import type { onboardingMessages as english } from '#src/features/onboarding/onboarding.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const onboardingMessages: Translation<typeof english> = {
  welcome: {
    title: 'Visite guidée',
    text: 'Souhaitez-vous une courte visite guidée ? Elle dure environ une minute.',
    dontShowAgain: 'Ne plus afficher',
    skip: 'Plus tard',
    start: 'Commencer la visite',
  },
  tour: {
    title: (step, count) => `Étape ${step} sur ${count}`,
    progress: 'Progression de la visite',
    skip: 'Quitter la visite',
    previous: 'Précédent',
    next: 'Suivant',
    complete: 'Terminer la visite',
  },
  steps: (site) => [
    {
      key: 'welcome',
      title: `Bienvenue sur ${site}`,
      text: `${site} vous aide à rencontrer les bonnes personnes. Voici un rapide tour d’horizon.`,
    },
    {
      key: 'profile',
      title: 'Votre profil',
      text: 'Dites ce que vous offrez et ce que vous recherchez. Toutes nos suggestions s’appuient dessus : deux bonnes phrases font déjà beaucoup.',
    },
    {
      key: 'connections',
      title: 'Contacts',
      text: 'Nous vous suggérons des membres à rencontrer et vous disons pourquoi. Entrez en relation en un clic ; les demandes des autres se trouvent dans « Contacts ».',
    },
    {
      key: 'referrals',
      title: 'Recommandations par IA',
      text: 'Vous connaissez deux personnes qui devraient se rencontrer ? Recommandez-les. Les deux donnent leur accord avant tout échange de coordonnées.',
    },
    {
      key: 'opportunities',
      title: 'Opportunités',
      text: 'Les membres publient ce dont ils ont besoin. Ce qui vous convient le mieux apparaît en premier.',
    },
    {
      key: 'services',
      title: 'Services',
      text: 'Commandez à notre équipe un site web, une campagne ou une identité de marque, à prix fixe.',
    },
    {
      key: 'feed',
      title: 'Le fil d’actualité',
      text: 'Partagez une réussite, une idée ou une opportunité, et lisez ce que font les autres membres.',
    },
  ],
};

import type { firstStepsMessages as english } from '#src/features/onboarding/first-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const firstStepsMessages: Translation<typeof english> = {
  title: 'Obtenez votre première mise en relation',
  text: 'Trois courtes étapes. Passez ce que vous voulez et revenez à votre profil à tout moment.',
  progress: (done, count) =>
    plural(done, {
      one: `${done} étape terminée sur ${count}`,
      other: `${done} étapes terminées sur ${count}`,
    }),
  states: { open: 'À faire', done: 'Terminée', skipped: 'Passée' },
  skip: 'Passer',
  skipLabel: (title) => `Passer : ${title}`,
  steps: {
    offer: { title: 'Dites ce que vous offrez' },
    seek: { title: 'Dites qui vous recherchez' },
    contact: {
      title: 'Demandez une mise en relation',
      text: 'Choisissez l’un des membres que nous vous suggérons et dites-lui bonjour en quelques mots.',
      action: 'Voir nos suggestions',
    },
  },
  about: {
    jobTitle: { label: 'Votre fonction', placeholder: 'p. ex. webdesigner' },
    location: { label: 'Votre ville', placeholder: 'p. ex. Lyon' },
  },
  finished: {
    title: 'Tout est prêt',
    text: 'Les membres peuvent maintenant vous trouver, et nous pouvons vous dire qui rencontrer. Vous pouvez compléter votre profil à tout moment.',
    meet: (name) => `Rencontrer ${name}`,
  },
  examples: {
    technology: {
      offer: ['développement web', 'assistance informatique', 'analyse de données'],
      seek: ['des clients pilotes', 'un designer UX', 'un partenaire commercial'],
    },
    healthcare: {
      offer: ['kinésithérapie', 'conseil en nutrition', 'bilans de santé en entreprise'],
      seek: ['des médecins prescripteurs', 'gestion de cabinet', 'services de facturation'],
    },
    finance: {
      offer: ['comptabilité', 'conseil fiscal', 'prêts aux entreprises'],
      seek: ['des dirigeants de petites entreprises', 'un avocat à recommander', 'des agents immobiliers'],
    },
    marketing: {
      offer: ['identité de marque', 'réseaux sociaux', 'rédaction publicitaire'],
      seek: ['un photographe', 'un développeur web', 'des entreprises locales'],
    },
    education: {
      offer: ['ateliers', 'cours de langues', 'coaching de carrière'],
      seek: ['des intervenants', 'des entreprises qui proposent des formations', 'une salle'],
    },
    design: {
      offer: ['webdesign', 'photographie', 'impression'],
      seek: ['de petits commerces qui ont besoin d’un site', 'un rédacteur', 'un comptable'],
    },
    construction: {
      offer: ['rénovation', 'travaux d’électricité', 'plans d’aménagement'],
      seek: ['des propriétaires', 'des sous-traitants', 'un architecte'],
    },
    food: {
      offer: ['service traiteur', 'pain frais', 'réceptions privées'],
      seek: ['des fournisseurs locaux', 'des bureaux qui commandent des déjeuners', 'un photographe'],
    },
    retail: {
      offer: ['cadeaux', 'livraison locale', 'boutique en ligne'],
      seek: ['des artisans locaux', 'un webdesigner', 'un comptable'],
    },
    legal: {
      offer: ['contrats', 'création d’entreprise', 'baux'],
      seek: ['des dirigeants de petites entreprises', 'un conseiller fiscal', 'un agent immobilier'],
    },
    'real estate': {
      offer: ['vente de logements', 'location', 'gestion immobilière'],
      seek: ['un courtier en crédit', 'un photographe', 'des artisans du bâtiment'],
    },
    other: {
      offer: ['conseil', 'interventions sur place', 'organisation d’événements'],
      seek: ['un aide-comptable', 'un expert-comptable', 'un webdesigner'],
    },
  },
};

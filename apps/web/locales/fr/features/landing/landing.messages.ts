import type { landingMessages as english } from '#src/features/landing/landing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const landingMessages: Translation<typeof english> = {
  description:
    'Un réseau professionnel qui vous dit qui rencontrer et pourquoi : correspondances intelligentes, recommandations automatisées et découverte d’opportunités pour les chefs d’entreprise et les professionnels.',
  hero: {
    eyebrow: (place) =>
      place ? `Réseau professionnel · ${place}` : 'Un réseau professionnel et un annuaire d’entreprises',
    heading: 'Rencontrez les personnes que votre entreprise recherche',
    text: (site) =>
      `Dites ce que vous recherchez et ce que vous offrez. ${site} trouve les membres qui vous correspondent et vous montre pourquoi : chaque mise en relation commence ainsi par un vrai sujet de conversation.`,
    start: 'Commencer',
    browse: 'Parcourir l’annuaire',
    list: 'Inscrire votre entreprise',
    joining: {
      application: 'L’inscription se fait sur demande d’adhésion.',
      invitation: 'L’inscription se fait sur invitation.',
      closed: 'Nous n’accueillons pas de nouveaux membres pour le moment.',
    },
  },
  example: {
    caption: 'Un exemple de correspondance expliquée entre deux membres',
    ana: {
      firstName: 'Claire',
      lastName: 'Moreau',
      title: 'Gérante de boulangerie, Lyon',
      label: 'Recherche',
      need: 'un comptable pour ma boulangerie',
    },
    ben: {
      firstName: 'Karim',
      lastName: 'Benali',
      title: 'Comptable, Lyon',
      label: 'Offre',
      need: 'comptabilité et paie pour restaurants',
    },
    heading: 'Forte correspondance',
    reasons: [
      'Karim offre ce que Claire recherche',
      'Karim recherche ce que Claire offre',
      'Claire et Karim ont 4 contacts communs',
      'Claire et Karim sont à Lyon',
    ],
  },
  people: {
    members: 'Nouveaux membres',
    figures: 'La communauté en chiffres',
    memberCount: (count) => plural(count, { one: 'membre', other: 'membres' }),
    businessCount: (count) => plural(count, { one: 'entreprise', other: 'entreprises' }),
    businesses: 'Nouvelles entreprises',
    directory: 'L’annuaire',
  },
  features: {
    heading: 'Moins de contacts, mais les bons',
    text: 'Un bon réseau n’est pas une longue liste. Ce sont les quelques personnes qui ont besoin de ce que vous faites, et qui font ce dont vous avez besoin.',
    items: [
      {
        key: 'matching',
        title: 'Correspondances intelligentes',
        text: 'Recherches, offres, compétences, lieu et contacts communs composent un score. Vous en voyez chaque partie, jamais un simple chiffre.',
      },
      {
        key: 'referrals',
        title: 'Recommandations automatisées',
        text: 'Présentez des membres les uns aux autres en deux clics. Nous demandons l’accord des deux parties, les relançons et vous tenons au courant du résultat.',
      },
      {
        key: 'opportunities',
        title: 'Découverte d’opportunités',
        text: 'Projets, partenariats et demandes des membres, en commençant par ce qui vous convient le mieux.',
      },
    ],
  },
  steps: {
    heading: 'Comment ça marche',
    items: [
      {
        title: 'Créez un profil',
        text: 'Ce que vous faites, ce que vous offrez et ce que vous recherchez. Cela prend cinq minutes.',
      },
      {
        title: 'Analyse par IA',
        text: 'Nous comparons ce dont vous avez besoin avec ce qu’offre chaque membre, même quand les mots diffèrent.',
      },
      {
        title: 'Entrez en relation',
        text: 'Rencontrez les membres qui vous correspondent le mieux, voyez pourquoi, et dites bonjour.',
      },
    ],
  },
  closing: {
    heading: 'Une place vous attend à notre table',
    text: 'Créez votre profil dès aujourd’hui et voyez qui vous recherche.',
  },
};

import type { profileMessages as english } from '#src/features/profile/profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const profileMessages: Translation<typeof english> = {
  loading: 'Chargement du profil...',
  failed: {
    title: 'Impossible de charger le profil',
    text: 'Une erreur est survenue lors du chargement de ce profil. Veuillez réessayer.',
    username: (username) => `Nom d’utilisateur : ${username}`,
  },
  missing: {
    title: 'Profil introuvable',
    text: 'Le profil demandé est introuvable.',
    back: 'Aller à l’accueil',
  },
  topBar: { back: 'Retour', mine: 'Mon profil', join: 'S’inscrire' },
  edit: 'Modifier le profil',
  connect: 'Se mettre en relation',
  share: 'Partager',
  linkCopied: { title: 'Lien du profil copié' },
  contact: { label: 'Fiche contact', hint: 'Ajouter à votre carnet d’adresses' },
  contactDownloaded: { title: 'Fiche contact téléchargée' },
  connections: (count) => plural(count, { one: 'contact', other: 'contacts' }),
  information: {
    title: 'Informations professionnelles',
    fields: [
      ['servicesOffered', 'Offre'],
      ['lookingFor', 'Recherche'],
      ['targetAudience', 'Public visé'],
      ['skills', 'Compétences et expertise'],
      ['interests', 'Centres d’intérêt'],
      ['languages', 'Langues'],
    ],
    none: (firstName) => `${firstName} n’a encore rien ajouté ici.`,
    noneOwn: 'Votre profil ne dit pas encore ce que vous faites',
    noneOwnHint:
      'Dites ce que vous recherchez et ce que vous offrez. Nous nous en servons pour trouver vos correspondances.',
  },
  mutual: {
    both: 'Vos contacts communs :',
    separator: (isLast) => (isLast ? ' et ' : ', '),
    others: (count) =>
      plural(count, { one: ` et ${count} autre membre`, other: ` et ${number(count)} autres membres` }),
  },
  match: {
    title: (firstName) => `${firstName} et vous : ce qui vous rapproche`,
  },
  work: 'Réalisations',
  businesses: { title: (count) => plural(count, { one: 'Entreprise', other: 'Entreprises' }) },
  posts: {
    title: 'Publications récentes',
    failed: 'Impossible de charger les publications',
    none: (firstName) => `${firstName} n’a encore rien publié.`,
    noneOwn: 'Vous n’avez encore rien publié.',
    write: 'Écrire une publication',
    likes: (count) => `${number(count)} j’aime`,
    comments: (count) =>
      plural(count, { one: `${count} commentaire`, other: `${number(count)} commentaires` }),
  },
  getInTouch: {
    title: 'Prendre contact',
    email: 'E-mail',
    call: 'Appeler',
    book: 'Réserver un appel',
    linkedin: 'LinkedIn',
    website: 'Site web',
    poweredBy: 'Proposé par',
    join: (firstName) => `Inscrivez-vous pour voir comment joindre ${firstName}`,
    signIn: (firstName) => `Connectez-vous pour voir comment joindre ${firstName}`,
    connect: (firstName) => `${firstName} montre davantage de coordonnées à ses contacts.`,
    ownEmail: (audience) => `Qui peut voir votre adresse e-mail : ${audience}`,
    ownPhone: (audience) => `Qui peut voir votre numéro de téléphone : ${audience}`,
    change: 'Modifier dans les paramètres',
  },
  head: {
    lookingFor: (text) => `Recherche : ${text}`,
    onSite: (name, site) => `${name} sur ${site}`,
  },
  updated: { title: 'Profil mis à jour !', description: 'Votre profil a bien été mis à jour.' },
  updateFailed: {
    title: 'Erreur',
    description: 'Impossible de mettre à jour le profil. Veuillez réessayer.',
  },
};

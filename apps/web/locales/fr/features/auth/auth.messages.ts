import type { authMessages as english } from '#src/features/auth/auth.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const authMessages: Translation<typeof english> = {
  login: {
    title: 'Se connecter',
    intro: 'C’est un plaisir de vous revoir.',
    submit: 'Se connecter',
    busy: 'Connexion...',
    forgot: 'Mot de passe oublié ?',
    byCode: 'Recevoir un code par e-mail',
    byPasskey: 'Utiliser une clé d’accès',
    refused: 'Vérifiez votre adresse e-mail et votre mot de passe, ou choisissez un nouveau mot de passe.',
    toggle: 'Pas encore de compte ? Inscrivez-vous',
  },
  register: {
    title: 'Créer un compte',
    intro:
      'Dites-nous ce que vous recherchez et ce que vous offrez. Nous nous en servons pour trouver vos correspondances.',
    submit: 'Créer un compte',
    busy: 'Création du compte...',
    toggle: 'Vous avez déjà un compte ? Connectez-vous',
    lastNameHint: 'Laissez vide si vous n’en avez pas',
    passwordHint: 'Mot de passe (6 caractères min.)',
    more: 'En dire plus maintenant',
    moreHint: 'Fonction, entreprise, ce que vous recherchez et offrez',
    honeypot: 'Laissez ce champ vide',
    sent: (email) =>
      `Merci. Un administrateur examinera d’abord votre inscription. Nous avons envoyé un lien à ${email} : ouvrez-le pour confirmer votre adresse et voir où en est votre inscription. Une fois celle-ci approuvée, vous recevrez un e-mail avec un lien pour choisir un mot de passe.`,
    reads: 'Avant de vous inscrire, lisez :',
    accepts: 'En créant un compte, vous acceptez :',
    and: ' et ',
    audience: 'Qui peut voir comment vous joindre ?',
    audienceHint:
      'Il s’agit de votre adresse e-mail et de votre numéro de téléphone. Le profil lui-même est public : les visiteurs peuvent le lire.',
  },
  connecting: {
    join: (firstName) => `Inscrivez-vous pour entrer en relation avec ${firstName}`,
    login: (firstName) => `Connectez-vous pour entrer en relation avec ${firstName}`,
    greeting: {
      label: (firstName) => `Dites bonjour à ${firstName} (si vous le souhaitez)`,
      hint: 'Vous pourrez relire le message avant de l’envoyer.',
    },
  },
  application: {
    title: 'Demander à adhérer',
    intro:
      'Nous lisons chaque demande. Une fois la vôtre approuvée, nous vous envoyons par e-mail un lien pour choisir un mot de passe.',
    submit: 'Envoyer la demande',
    busy: 'Envoi de la demande...',
    toggle: 'Vous avez déjà un compte ? Connectez-vous',
    failed: 'Impossible de charger le formulaire',
    sent: (email) =>
      `Merci. Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse ; il montre aussi où en est votre demande. Si vous avez déjà fait une demande, nous utiliserons la première.`,
  },
  invited: {
    title: 'S’inscrire sur invitation',
    intro: '',
    toggle: 'Vous avez déjà un compte ? Connectez-vous',
    by: (person, site) => `${person} vous invite à rejoindre ${site}.`,
    failed: 'Impossible de charger l’invitation',
    withoutInvitation: 'Continuer sans l’invitation',
    states: {
      revoked: 'Cette invitation a été retirée. Demandez-en une nouvelle.',
      used: 'Cette invitation a déjà été utilisée. Demandez-en une nouvelle.',
      expired: 'Cette invitation a expiré. Demandez-en une nouvelle.',
    },
  },
  invitation: {
    title: 'Sur invitation uniquement',
    intro:
      'Les nouveaux membres s’inscrivent sur invitation. Si vous en avez reçu une, ouvrez le lien qu’elle contient. Si vous avez déjà un compte, vous pouvez toujours vous connecter.',
    toggle: 'Vous avez déjà un compte ? Connectez-vous',
  },
  closed: {
    title: 'Les inscriptions sont fermées',
    intro:
      'Il n’est pas possible de s’inscrire pour le moment. Si vous avez déjà un compte, vous pouvez toujours vous connecter.',
    toggle: 'Vous avez déjà un compte ? Connectez-vous',
  },
  sessionEnded: {
    title: 'Votre session est fermée',
    intro:
      'Votre session a expiré ou a été fermée dans un autre onglet. Connectez-vous pour reprendre là où vous en étiez.',
    leave: 'Ne pas me reconnecter',
  },
  'forgot-password': {
    title: 'Mot de passe oublié ?',
    intro:
      'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: (email, minutes) =>
      `Si un compte correspond à ${email}, nous lui avons envoyé un lien. Il fonctionne une fois, pendant ${plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })}.`,
    toggle: 'Retour à la connexion',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    jobTitle: 'Fonction',
    company: 'Entreprise',
    industry: 'Secteur',
    selectIndustry: 'Choisissez votre secteur',
    location: 'Lieu',
    locationPlaceholder: 'Ville',
    lookingFor: 'Je recherche',
    lookingForPlaceholder: 'p. ex. un comptable pour ma boulangerie',
    servicesOffered: 'J’offre',
    servicesOfferedPlaceholder: 'p. ex. gâteaux de mariage et pain pour les cafés',
  },
  signedIn: { title: 'Ravis de vous revoir !', description: 'Votre session est ouverte.' },
  registered: (firstName) => ({
    title: 'Compte créé !',
    description: `Bienvenue, ${firstName}.`,
  }),
  loginFailed: { title: 'Erreur', description: 'Adresse e-mail ou mot de passe incorrect.' },
  passkeyFailed: {
    title: 'Erreur',
    description:
      'Impossible d’utiliser votre clé d’accès. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
  onTheList: {
    title: 'Consultez vos e-mails',
    description: 'Vous figurez déjà sur notre liste. Nous vous avons renvoyé votre invitation.',
  },
  registerFailed: { title: 'Erreur', description: 'Impossible de créer le compte. Veuillez réessayer.' },
};

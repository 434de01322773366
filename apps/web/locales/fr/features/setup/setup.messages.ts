import type { setupMessages as english } from '#src/features/setup/setup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const setupMessages: Translation<typeof english> = {
  title: 'Configurez votre communauté',
  description: 'Cinq courtes étapes. Vous pourrez tout modifier plus tard dans l’administration.',
  step: (number, of) => `Étape ${number} sur ${of}`,
  checking: 'Vérification de l’adresse de configuration...',
  signIn: 'Se connecter',
  home: 'Aller à l’accueil',
  noToken: {
    title: 'Cette page sert à configurer une nouvelle communauté',
    text: 'Ouvrez l’adresse de configuration que le serveur a inscrite dans son journal au démarrage. Si vous administrez la communauté, connectez-vous d’abord.',
  },
  refused: 'Cette adresse de configuration ne peut pas être utilisée',
  administrator: {
    title: 'Votre compte',
    text: 'Ce compte est le premier à administrer la communauté : vous décidez qui peut la rejoindre et à quoi tout ressemble.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: '12 caractères au minimum',
    submit: 'Créer le compte',
  },
  name: {
    title: 'Nom et apparence',
    text: 'Le nom de votre communauté, son logo et ses couleurs. Ils apparaissent partout aussitôt.',
  },
  about: {
    title: 'Textes et lieu',
    text: 'Ce que les visiteurs lisent sur la page d’accueil, comment vous accueillez les nouveaux membres, et où vous êtes.',
  },
  join: { title: 'Qui peut s’inscrire', text: 'Comment on devient membre.' },
  members: {
    title: 'Vos membres',
    text: 'Importez vos membres actuels, ou invitez quelques personnes pour commencer.',
    import: 'Importer des membres depuis un tableau',
    importHint: 'Un fichier Excel ou CSV. Aucun e-mail ne part avant que vous n’envoyiez les invitations.',
    terms: 'Publiez d’abord vos conditions et votre politique de confidentialité',
    termsHint: 'Chacune part d’un brouillon. Les nouveaux membres les acceptent à l’inscription.',
    invite: 'Inviter des personnes',
    inviteHint: 'Par un lien à partager, ou par e-mail.',
    add: 'Ajouter des membres un à un',
    addHint: 'Chacun reçoit un e-mail avec un lien pour choisir un mot de passe.',
    finish: 'Ouvrir l’administration',
  },
  back: 'Retour',
  skip: 'Passer',
  next: 'Enregistrer et continuer',
  continue: 'Continuer',
  failed: 'Impossible de charger les paramètres',
};

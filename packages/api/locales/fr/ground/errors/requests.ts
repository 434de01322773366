import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const requests: Sentences = {
  'Page not found': 'Page introuvable',
  'The request could not be read': 'La requête n’a pas pu être lue',
  'Not found': 'Introuvable',
  'This cannot be done here': 'Cette action n’est pas possible ici',
  'The file could not be read': 'Le fichier n’a pas pu être lu',
  'The request took too long to arrive': 'La requête a mis trop de temps à arriver',
  'The request is too large': 'La requête est trop volumineuse',
  'Only JSON is accepted': 'Seul le format JSON est accepté',
  'The headers are too large': 'Les en-têtes sont trop volumineux',
  'The request was refused': 'La requête a été refusée',
  'Busy right now. Please try again.': 'Forte affluence en ce moment. Veuillez réessayer.',
  'The server has no space left for files. Please try again later.':
    'Le serveur n’a plus de place pour les fichiers. Veuillez réessayer plus tard.',
  'Too many connections from your network. Please try again.':
    'Trop de connexions depuis votre réseau. Veuillez réessayer.',
  'This request came from another site': 'Cette requête provient d’un autre site',
  'It could not be prepared': 'La préparation a échoué',
  'This short link does not exist.': 'Ce lien court n’existe pas.',
  'This short link no longer works.': 'Ce lien court ne fonctionne plus.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Veuillez d’abord confirmer votre adresse e-mail. Vous pouvez demander un nouveau lien dans vos paramètres.',
  'This page link is not valid': 'Ce lien de page n’est pas valide',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Votre adhésion a pris fin : vous pouvez lire, mais pas publier. Contactez les administrateurs pour la renouveler.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Quelqu’un d’autre a modifié ceci entre-temps{0}. Enregistrez à nouveau pour remplacer cette version.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Quelqu’un d’autre a modifié les mêmes champs entre-temps. Rien n’a été enregistré.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Quelqu’un d’autre a modifié ceci pendant votre saisie : vos modifications n’ont pas été enregistrées.',
  'This part of the site is turned off': 'Cette partie du site est désactivée',
  'Please confirm your password first': 'Veuillez d’abord confirmer votre mot de passe',
  'Something went wrong': 'Une erreur s’est produite',
  'Invalid input': 'Saisie non valide',
  'One of the values is too large or too small': 'L’une des valeurs est trop grande ou trop petite',
  'An item like this already exists': 'Un élément identique existe déjà',
  'A linked item no longer exists. Reload the page and try again.':
    'Un élément lié n’existe plus. Rechargez la page et réessayez.',
  'This is not part of your role': 'Cela ne fait pas partie de votre rôle',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Votre rôle exige la connexion en deux étapes. Activez-la dans les paramètres, rubrique « Sécurité ».',
  'Not authenticated': 'Connexion requise',
  'Please enter the code of your second factor.': 'Veuillez saisir le code de votre second facteur.',
  'Too many requests. Please wait a moment and try again.':
    'Trop de requêtes. Veuillez patienter un instant et réessayer.',
  'You’re posting too quickly. Please try again later.':
    'Vous publiez trop vite. Veuillez réessayer plus tard.',
  'You’ve saved articles many times in a short time. Please try again later.':
    'Vous avez enregistré des articles trop de fois en peu de temps. Veuillez réessayer plus tard.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Les nouveaux membres peuvent publier cinq fois le premier jour. Veuillez revenir demain.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Vous avez passé plusieurs commandes en peu de temps. Veuillez réessayer plus tard.',
  'You’re sending messages too quickly. Please try again later.':
    'Vous envoyez des messages trop vite. Veuillez réessayer plus tard.',
  'You can post ten opportunities a day.': 'Vous pouvez publier dix opportunités par jour.',
  'You can create 100 events a day.': 'Vous pouvez créer 100 événements par jour.',
  'You can create 20 chapters a day.': 'Vous pouvez créer 20 sections par jour.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Vous avez demandé plusieurs places en peu de temps. Veuillez réessayer plus tard.',
  'Several emails were sent to this address. Please try again later.':
    'Plusieurs e-mails ont été envoyés à cette adresse. Veuillez réessayer plus tard.',
  'You can export your data five times an hour.': 'Vous pouvez exporter vos données cinq fois par heure.',
  'You can create up to six backups an hour. Please try again later.':
    'Vous pouvez créer jusqu’à six sauvegardes par heure. Veuillez réessayer plus tard.',
  'You can export up to six times an hour. Please try again later.':
    'Vous pouvez exporter jusqu’à six fois par heure. Veuillez réessayer plus tard.',
  'You can restore up to three times an hour. Please try again later.':
    'Vous pouvez restaurer jusqu’à trois fois par heure. Veuillez réessayer plus tard.',
  'You can download up to five backups a minute. Please try again later.':
    'Vous pouvez télécharger jusqu’à cinq sauvegardes par minute. Veuillez réessayer plus tard.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Vous pouvez envoyer jusqu’à dix sauvegardes par heure. Veuillez réessayer plus tard.',
  'Too many pages are open at once. Please close some.':
    'Trop de pages sont ouvertes en même temps. Veuillez en fermer quelques-unes.',
  ' to “{0}”': ' (valeur actuelle : « {0} »)',
};

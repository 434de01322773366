import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const people: Sentences = {
  'This request no longer exists': 'Cette demande n’existe plus',
  'You cannot block yourself': 'Vous ne pouvez pas vous bloquer vous-même',
  'Only the other member can do this': 'Seul l’autre membre peut le faire',
  'This request or connection was just updated. Reload the page to see it.':
    'Cette demande ou ce contact vient d’être mis à jour. Rechargez la page pour le voir.',
  'You cannot dismiss yourself': 'Vous ne pouvez pas vous écarter vous-même',
  'You cannot connect with yourself': 'Vous ne pouvez pas vous mettre en relation avec vous-même',
  'You have sent {0} requests in 24 hours.': 'Vous avez envoyé {0} demandes en 24 heures.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Vous avez {0} demandes en attente. Retirez-en une ou attendez des réponses.',
  '{0} You can send another one after {1}.': '{0} Vous pourrez en envoyer une autre après le {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Vous avez retiré une demande adressée à ce membre. Vous pourrez en envoyer une autre à partir du {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Votre profil ne dit plus cela. Rechargez la page pour voir ce que vous recherchez à présent.',
  'You cannot report yourself': 'Vous ne pouvez pas vous signaler vous-même',
  'The requested profile could not be found.': 'Le profil demandé est introuvable.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Votre profil ne dit plus cela. Rechargez la page pour voir comment il est compris à présent.',
  'What you rule out can only be left out': 'Ce que vous excluez ne peut qu’être ignoré',
  'This sample of your work no longer exists': 'Cette réalisation n’existe plus',
  'You can show up to {0} samples of your work': 'Vous pouvez présenter jusqu’à {0} réalisations',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const exchange: Sentences = {
  'You have answered this application already': 'Vous avez déjà répondu à cette candidature',
  'An answer can be taken back for a day': 'Une réponse ne peut être retirée que pendant un jour',
  'Your application has been answered already': 'Votre candidature a déjà reçu une réponse',
  'This opportunity no longer exists': 'Cette opportunité n’existe plus',
  'This opportunity is closed': 'Cette opportunité est fermée',
  'You cannot apply to your own opportunity': 'Vous ne pouvez pas postuler à votre propre opportunité',
  'Only the poster can close this opportunity': 'Seul l’auteur peut fermer cette opportunité',
  'Only the poster can edit this opportunity': 'Seul l’auteur peut modifier cette opportunité',
  'You can save {0} searches. Delete one of them first.':
    'Vous pouvez enregistrer {0} recherches. Supprimez-en d’abord une.',
  'This search is no longer saved': 'Cette recherche n’est plus enregistrée',
  "You can't change this order from {0} to {1}": 'Cette commande ne peut pas passer de « {0} » à « {1} »',
  'You can only send a quote for a pending quote request':
    'Vous ne pouvez envoyer un devis que pour une demande de devis en attente',
  'This order does not exist': 'Cette commande n’existe pas',
  'Only a pending order can be cancelled, by the member who placed it':
    'Seule une commande en attente peut être annulée, par le membre qui l’a passée',
  'There is no open quote for this order': 'Cette commande n’a pas de devis en attente',
  'This service does not exist': 'Ce service n’existe pas',
  'This service cannot be ordered at the moment': 'Ce service ne peut pas être commandé pour le moment',
  'This referral does not exist': 'Cette recommandation n’existe pas',
  'Only a completed referral has an outcome': 'Seule une recommandation aboutie a un résultat',
  'Only another member of this referral can do this':
    'Seul un autre membre de cette recommandation peut le faire',
  'This referral was just updated. Reload the page to see it.':
    'Cette recommandation vient d’être mise à jour. Rechargez la page pour la voir.',
  'You cannot refer to yourself': 'Vous ne pouvez pas vous recommander à vous-même',
  'This member isn’t accepting referrals': 'Ce membre n’accepte pas de recommandations',
  'You have an open referral to this member': 'Vous avez une recommandation en cours auprès de ce membre',
  'Your last referral to this member ended less than {0} days ago':
    'Votre dernière recommandation à ce membre a pris fin il y a moins de {0} jours',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Pour envoyer des recommandations, ajoutez d’abord à votre profil ce que vous offrez ou ce que vous recherchez',
  'You have sent {0} referrals in 24 hours': 'Vous avez envoyé {0} recommandations en 24 heures',
  'A member cannot be introduced to themselves': 'Un membre ne peut pas être présenté à lui-même',
  'You can only introduce your own connections': 'Vous ne pouvez présenter que vos propres contacts',
  'These two cannot be introduced to each other':
    'Ces deux personnes ne peuvent pas être présentées l’une à l’autre',
  'Members have ordered this service, so it can only be taken off offer.':
    'Des membres ont commandé ce service : vous pouvez seulement cesser de le proposer.',
  'There can be {0} services. Change one that you no longer offer.':
    'Il peut y avoir au plus {0} services. Modifiez-en un que vous ne proposez plus.',
  'we received your quote request': 'nous avons reçu votre demande de devis',
  'we received your order': 'nous avons reçu votre commande',
  'your quote of {0} is ready to accept or decline':
    'votre devis de {0} est prêt : acceptez-le ou refusez-le',
  'you accepted the quote of {0}, so work can begin':
    'vous avez accepté le devis de {0}, le travail peut commencer',
  'you declined the quote, so the order is cancelled':
    'vous avez refusé le devis, la commande est donc annulée',
  'your order is now pending': 'votre commande est maintenant en attente',
  'your order is now in progress': 'votre commande est maintenant en cours',
  'your order is now completed': 'votre commande est maintenant terminée',
  'your order is now cancelled': 'votre commande est maintenant annulée',
  'our team wrote: {0}': 'notre équipe a écrit : {0}',
  pending: 'en attente',
  'in progress': 'en cours',
  completed: 'terminée',
  cancelled: 'annulée',
};

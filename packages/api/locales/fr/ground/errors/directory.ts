import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const directory: Sentences = {
  'Only the owner can see these numbers': 'Seul le propriétaire peut voir ces chiffres',
  'Owner not found': 'Propriétaire introuvable',
  'Only the owner may edit this business': 'Seul le propriétaire peut modifier cette entreprise',
  'A member can list {0} businesses': 'Un membre peut inscrire {0} entreprises à l’annuaire',
  'This is your own business': 'C’est votre propre entreprise',
  'Business not found': 'Entreprise introuvable',
  'No web address is available for this name. Try a different name.':
    'Aucune adresse web n’est disponible pour ce nom. Essayez-en un autre.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'Un administrateur a retiré cette entreprise de l’annuaire. Écrivez aux administrateurs pour l’y faire revenir.',
  'Only the owner may publish this business': 'Seul le propriétaire peut publier cette entreprise',
  'You cannot review this business': 'Vous ne pouvez pas donner d’avis sur cette entreprise',
  'This review no longer exists': 'Cet avis n’existe plus',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Vous avez déjà donné votre avis sur cette entreprise. Envoyez-le à nouveau pour remplacer le précédent.',
  'You can’t review a business you own or work for':
    'Vous ne pouvez pas donner d’avis sur une entreprise qui vous appartient ou pour laquelle vous travaillez',
  'Only the owner can reply to reviews': 'Seul le propriétaire peut répondre aux avis',
  'This is your own review': 'C’est votre propre avis',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Vous pouvez donner un avis sur {0} entreprises par jour. Veuillez revenir demain.',
  'Only the owner may change the team': 'Seul le propriétaire peut modifier l’équipe',
  'This person is not on the team': 'Cette personne ne fait pas partie de l’équipe',
  'This member is already on the team or invited':
    'Ce membre fait déjà partie de l’équipe ou a déjà une invitation',
  'You are already on this team': 'Vous faites déjà partie de cette équipe',
  'Only the invited member can respond': 'Seul le membre invité peut répondre',
  'A team can have at most {0} members': 'Une équipe peut compter au maximum {0} membres',
  'Only the owner can manage the team': 'Seul le propriétaire peut gérer l’équipe',
};

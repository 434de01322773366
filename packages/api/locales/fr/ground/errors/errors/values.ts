/** Values that sentences of errors put in the place of {0}, {1}. */
export const VALUES: Readonly<Record<string, string>> = {
  'This is one of the most common passwords. Please choose another.':
    'C’est l’un des mots de passe les plus courants. Veuillez en choisir un autre.',
  'An administrator’s password has at least {0} characters.':
    'Le mot de passe d’un administrateur compte au moins {0} caractères.',
  paused: 'suspendu',
  deactivated: 'désactivé',
  'paused. You can sign in again on {0}': 'suspendu. Vous pourrez vous reconnecter le {0}',
  ' You can sign in again on {0}.': ' Vous pourrez vous reconnecter le {0}.',
  ' to “{0}”': ' (valeur actuelle : « {0} »)',
  pending: 'en attente',
  'in progress': 'en cours',
  completed: 'terminée',
  cancelled: 'annulée',
  members: 'membres',
  businesses: 'entreprises',
  logo: 'logo',
  'cover image': 'image de couverture',
  picture: 'image',
  'another member has this address': 'un autre membre a cette adresse',
  'same address as row {0}': 'même adresse que la ligne {0}',
  'no member has this email address': 'aucun membre n’a cette adresse e-mail',
  'there is no email address': 'il n’y a pas d’adresse e-mail',
  'there is no name': 'il n’y a pas de nom',
  'there is no such day': 'ce jour n’existe pas',
  'could be {0} or {1}, so write the year first': 'peut être {0} ou {1}, écrivez donc l’année en premier',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'écrivez la date comme 2027-12-31 ou 31.12.2027, ou laissez la cellule vide s’il n’y a pas de fin',
  'contains a formula instead of a value': 'contient une formule au lieu d’une valeur',
};

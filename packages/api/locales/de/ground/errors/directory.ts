import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const directory: Sentences = {
  'Only the owner can see these numbers': 'Nur das zuständige Mitglied kann diese Zahlen sehen',
  'Owner not found': 'Zuständiges Mitglied nicht gefunden',
  'Only the owner may edit this business': 'Nur das zuständige Mitglied kann dieses Unternehmen bearbeiten',
  'A member can list {0} businesses': 'Ein Mitglied kann {0} Unternehmen eintragen',
  'This is your own business': 'Das ist Ihr eigenes Unternehmen',
  'Business not found': 'Unternehmen nicht gefunden',
  'No web address is available for this name. Try a different name.':
    'Für diesen Namen ist keine Webadresse mehr frei. Versuchen Sie es mit einem anderen Namen.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'Die Administration hat dieses Unternehmen aus dem Branchenverzeichnis genommen. Schreiben Sie ihr, damit es wieder erscheint.',
  'Only the owner may publish this business':
    'Nur das zuständige Mitglied kann dieses Unternehmen veröffentlichen',
  'You cannot review this business': 'Sie können dieses Unternehmen nicht bewerten',
  'This review no longer exists': 'Diese Bewertung gibt es nicht mehr',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Sie haben dieses Unternehmen bereits bewertet. Senden Sie die Bewertung noch einmal, um die bisherige zu ersetzen.',
  'You can’t review a business you own or work for':
    'Ein Unternehmen, das Ihnen gehört oder für das Sie arbeiten, können Sie nicht bewerten',
  'Only the owner can reply to reviews': 'Nur das zuständige Mitglied kann auf Bewertungen antworten',
  'This is your own review': 'Das ist Ihre eigene Bewertung',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Sie können {0} Unternehmen am Tag bewerten. Bitte kommen Sie morgen wieder.',
  'Only the owner may change the team': 'Nur das zuständige Mitglied kann das Team ändern',
  'This person is not on the team': 'Diese Person gehört nicht zum Team',
  'This member is already on the team or invited':
    'Dieses Mitglied gehört schon zum Team oder ist eingeladen',
  'You are already on this team': 'Sie gehören bereits zu diesem Team',
  'Only the invited member can respond': 'Nur das eingeladene Mitglied kann antworten',
  'A team can have at most {0} members': 'Ein Team kann höchstens {0} Mitglieder haben',
  'Only the owner can manage the team': 'Nur das zuständige Mitglied kann das Team verwalten',
};

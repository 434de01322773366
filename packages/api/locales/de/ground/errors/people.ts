import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const people: Sentences = {
  'This request no longer exists': 'Diese Anfrage gibt es nicht mehr',
  'You cannot block yourself': 'Sie können sich nicht selbst blockieren',
  'Only the other member can do this': 'Das kann nur das andere Mitglied',
  'This request or connection was just updated. Reload the page to see it.':
    'Diese Anfrage oder dieser Kontakt wurde gerade aktualisiert. Laden Sie die Seite neu, um den Stand zu sehen.',
  'You cannot dismiss yourself': 'Sie können sich nicht selbst ausblenden',
  'You cannot connect with yourself': 'Sie können sich nicht mit sich selbst vernetzen',
  'You have sent {0} requests in 24 hours.': 'Sie haben in 24 Stunden {0} Anfragen gesendet.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Sie haben {0} offene Anfragen. Ziehen Sie eine zurück oder warten Sie auf Antworten.',
  '{0} You can send another one after {1}.': '{0} Die nächste können Sie nach diesem Zeitpunkt senden: {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Sie haben eine Anfrage an dieses Mitglied zurückgezogen. Die nächste können Sie ab diesem Zeitpunkt senden: {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Das steht nicht mehr in Ihrem Profil. Laden Sie die Seite neu, um zu sehen, was Sie jetzt suchen.',
  'You cannot report yourself': 'Sie können sich nicht selbst melden',
  'The requested profile could not be found.': 'Das gewünschte Profil konnte nicht gefunden werden.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Das steht nicht mehr in Ihrem Profil. Laden Sie die Seite neu, um zu sehen, wie es jetzt gelesen wird.',
  'What you rule out can only be left out': 'Was Sie ausschließen, kann nur weggelassen werden',
  'This sample of your work no longer exists': 'Diese Arbeitsprobe gibt es nicht mehr',
  'You can show up to {0} samples of your work': 'Sie können bis zu {0} Arbeitsproben zeigen',
};

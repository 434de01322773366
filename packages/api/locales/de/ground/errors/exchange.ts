import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const exchange: Sentences = {
  'You have answered this application already': 'Sie haben diese Bewerbung bereits beantwortet',
  'An answer can be taken back for a day': 'Eine Antwort lässt sich nur einen Tag lang zurücknehmen',
  'Your application has been answered already': 'Ihre Bewerbung wurde bereits beantwortet',
  'This opportunity no longer exists': 'Diese Ausschreibung gibt es nicht mehr',
  'This opportunity is closed': 'Diese Ausschreibung ist geschlossen',
  'You cannot apply to your own opportunity': 'Auf Ihre eigene Ausschreibung können Sie sich nicht bewerben',
  'Only the poster can close this opportunity':
    'Nur wer diese Ausschreibung veröffentlicht hat, kann sie schließen',
  'Only the poster can edit this opportunity':
    'Nur wer diese Ausschreibung veröffentlicht hat, kann sie bearbeiten',
  'You can save {0} searches. Delete one of them first.':
    'Sie können {0} Suchen speichern. Löschen Sie zuerst eine davon.',
  'This search is no longer saved': 'Diese Suche ist nicht mehr gespeichert',
  "You can't change this order from {0} to {1}":
    'Der Status dieses Auftrags lässt sich nicht von „{0}“ auf „{1}“ ändern',
  'You can only send a quote for a pending quote request':
    'Ein Angebot können Sie nur zu einer offenen Angebotsanfrage senden',
  'This order does not exist': 'Diesen Auftrag gibt es nicht',
  'Only a pending order can be cancelled, by the member who placed it':
    'Nur ein ausstehender Auftrag kann storniert werden, und zwar von dem Mitglied, das ihn erteilt hat',
  'There is no open quote for this order': 'Zu diesem Auftrag ist kein Angebot offen',
  'This service does not exist': 'Diese Leistung gibt es nicht',
  'This service cannot be ordered at the moment': 'Diese Leistung kann zurzeit nicht beauftragt werden',
  'This referral does not exist': 'Diese Empfehlung gibt es nicht',
  'Only a completed referral has an outcome': 'Nur eine abgeschlossene Empfehlung hat ein Ergebnis',
  'Only another member of this referral can do this':
    'Das kann nur ein anderes an dieser Empfehlung beteiligtes Mitglied',
  'This referral was just updated. Reload the page to see it.':
    'Diese Empfehlung wurde gerade aktualisiert. Laden Sie die Seite neu, um sie zu sehen.',
  'You cannot refer to yourself': 'Sie können sich nicht selbst etwas empfehlen',
  'This member isn’t accepting referrals': 'Dieses Mitglied nimmt keine Empfehlungen an',
  'You have an open referral to this member': 'Sie haben eine offene Empfehlung an dieses Mitglied',
  'Your last referral to this member ended less than {0} days ago':
    'Ihre letzte Empfehlung an dieses Mitglied endete vor weniger als {0} Tagen',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Um Empfehlungen zu senden, geben Sie zuerst in Ihrem Profil an, was Sie bieten oder suchen',
  'You have sent {0} referrals in 24 hours': 'Sie haben in 24 Stunden {0} Empfehlungen gesendet',
  'A member cannot be introduced to themselves': 'Ein Mitglied kann nicht sich selbst vorgestellt werden',
  'You can only introduce your own connections': 'Sie können nur Ihre eigenen Kontakte vorstellen',
  'These two cannot be introduced to each other': 'Diese beiden können einander nicht vorgestellt werden',
  'Members have ordered this service, so it can only be taken off offer.':
    'Mitglieder haben diese Leistung beauftragt, deshalb kann sie nur aus dem Angebot genommen werden.',
  'There can be {0} services. Change one that you no longer offer.':
    'Es kann {0} Leistungen geben. Ändern Sie eine, die Sie nicht mehr anbieten.',
  'we received your quote request': 'Wir haben Ihre Angebotsanfrage erhalten',
  'we received your order': 'Wir haben Ihren Auftrag erhalten',
  'your quote of {0} is ready to accept or decline':
    'Unser Angebot über {0} liegt bereit: Nehmen Sie es an oder lehnen Sie es ab',
  'you accepted the quote of {0}, so work can begin':
    'Sie haben das Angebot über {0} angenommen, die Arbeit kann beginnen',
  'you declined the quote, so the order is cancelled':
    'Sie haben das Angebot abgelehnt, der Auftrag ist deshalb storniert',
  'your order is now pending': 'Ihr Auftrag hat jetzt den Status „Ausstehend“',
  'your order is now in progress': 'Ihr Auftrag ist jetzt in Arbeit',
  'your order is now completed': 'Ihr Auftrag ist jetzt abgeschlossen',
  'your order is now cancelled': 'Ihr Auftrag ist jetzt storniert',
  'our team wrote: {0}': 'Unser Team hat geschrieben: {0}',
  pending: 'Ausstehend',
  'in progress': 'In Arbeit',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
};

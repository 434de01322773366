import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const contact: Sentences = {
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Ihr Widerspruch wurde beantwortet, und die Antwort ist endgültig. Sie können nicht noch einmal widersprechen.',
  'You have already objected to this decision.': 'Sie haben dieser Entscheidung bereits widersprochen.',
  'You can object within {0} days of a decision.':
    'Sie können binnen {0} Tagen nach einer Entscheidung widersprechen.',
  'There is no such decision': 'Diese Entscheidung gibt es nicht',
  'This member’s role does not cover this': 'Die Rolle dieses Mitglieds umfasst das nicht',
  'This message does not exist': 'Diese Nachricht gibt es nicht',
  'A message can be changed for {0} minutes': 'Eine Nachricht kann {0} Minuten lang geändert werden',
  'This member is not available': 'Dieses Mitglied ist nicht verfügbar',
  'You can send pictures once they have replied':
    'Bilder können Sie senden, sobald Sie eine Antwort erhalten haben',
  'You cannot write to yourself': 'Sie können sich nicht selbst schreiben',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Sie haben in 24 Stunden {0} neuen Personen geschrieben. Bitte kommen Sie später wieder.',
  'Message deleted': 'Nachricht gelöscht',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Bis dahin können Sie Personen schreiben, die Sie kennen.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'Die Antwort steht noch aus. Sie können wieder schreiben, sobald eine Antwort oder Zusage da ist.',
  'A text can mention at most {0} members and businesses':
    'Ein Text kann höchstens {0} Mitglieder und Unternehmen erwähnen',
  'This notification no longer exists': 'Diese Benachrichtigung gibt es nicht mehr',
  'The weekly digest': 'Wöchentliche Zusammenfassung',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const chapters: Sentences = {
  'This chapter does not exist': 'Diese Gruppe gibt es nicht',
  'Only the leaders of this chapter can do this': 'Das kann nur die Leitung dieser Gruppe',
  'Only administrators can create chapters': 'Nur die Administration kann Gruppen gründen',
  'Choose someone else': 'Wählen Sie jemand anderen',
  'This member does not belong to the chapter': 'Dieses Mitglied gehört nicht zur Gruppe',
  'Only the leaders of this chapter see who asks to join':
    'Nur die Leitung dieser Gruppe sieht, wer beitreten möchte',
  'This chapter is closed': 'Diese Gruppe ist geschlossen',
  'You can join this chapter when one of its leaders invites you':
    'Sie können dieser Gruppe beitreten, wenn ihre Leitung Sie einlädt',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Ihre Anfrage wurde abgelehnt. Die Leitung der Gruppe kann Sie weiterhin einladen.',
  'This member has not asked to join': 'Dieses Mitglied hat nicht um Beitritt gebeten',
  'This request has been decided or withdrawn': 'Diese Anfrage wurde entschieden oder zurückgezogen',
  'There is no member with this username': 'Es gibt kein Mitglied mit diesem Benutzernamen',
  'This member wants no more invitations to this chapter':
    'Dieses Mitglied möchte keine Einladungen mehr in diese Gruppe',
  'A chapter can have at most {0} members': 'Eine Gruppe kann höchstens {0} Mitglieder haben',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} hat einen Platz je Fachgebiet, und der für „{1}“ ist vergeben',
  'A chapter needs a leader. Make someone else a leader first.':
    'Eine Gruppe braucht eine Leitung. Übertragen Sie die Leitung zuerst jemand anderem.',
  'Only members of this chapter can post in it':
    'In dieser Gruppe können nur ihre Mitglieder Beiträge veröffentlichen',
  'This event takes place once. Sign up for its date.':
    'Diese Veranstaltung findet einmal statt. Melden Sie sich für ihren Termin an.',
  'This event has been canceled': 'Diese Veranstaltung wurde abgesagt',
  'This date has been canceled': 'Dieser Termin wurde abgesagt',
  'This date is over': 'Dieser Termin ist vorbei',
  'Only organizers see who is waiting': 'Nur die Organisation sieht, wer wartet',
  'This code is not one of ours.': 'Dieser Code stammt nicht von uns.',
  'This code is for another event.': 'Dieser Code gilt für eine andere Veranstaltung.',
  'This code has expired: its event is over.': 'Dieser Code ist abgelaufen: Seine Veranstaltung ist vorbei.',
  'This person is not on the list, or gave the seat up.':
    'Diese Person steht nicht auf der Liste oder hat den Platz freigegeben.',
  'This check-in was undone since.': 'Dieser Check-in wurde inzwischen rückgängig gemacht.',
  'Enter who came instead.': 'Geben Sie ein, wer stattdessen gekommen ist.',
  '{0} is not on the list of date {1}': '{0} steht nicht auf der Liste des Termins {1}',
  'There is nothing to undo': 'Es gibt nichts rückgängig zu machen',
  'Only organizers and hosts open the door of an event':
    'Die Einlassliste einer Veranstaltung können nur Organisation und Einlass öffnen',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Dieser Link gilt für einen anderen Termin, oder sein Tag ist vorbei. Bitten Sie die Organisation um einen neuen.',
  'You have no seat on this date': 'Sie haben bei diesem Termin keinen Platz',
  'This event belongs to no chapter. Choose who else can see it.':
    'Diese Veranstaltung gehört zu keiner Gruppe. Wählen Sie, wer sie sonst sehen kann.',
  'Events of a hidden chapter are for its members only':
    'Veranstaltungen einer verborgenen Gruppe sind nur für ihre Mitglieder',
  'There would be no second date. Choose a later last day.':
    'So gäbe es keinen zweiten Termin. Wählen Sie einen späteren letzten Tag.',
  'To end it earlier, cancel the dates that do not take place.':
    'Um sie früher zu beenden, sagen Sie die Termine ab, die nicht stattfinden.',
  'This event has no such date': 'Diese Veranstaltung hat keinen solchen Termin',
  'Choose a time that is still to come': 'Wählen Sie eine Zeit, die noch bevorsteht',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Wählen Sie einen letzten Tag in den nächsten {0} Monaten. Sie können später Termine hinzufügen.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Eine Veranstaltung kann höchstens {0} Termine haben. Wählen Sie einen früheren letzten Tag.',
  'This event does not exist': 'Diese Veranstaltung gibt es nicht',
  'Only the leaders and organizers of this chapter can hold its events':
    'Nur Leitung und Organisation dieser Gruppe können ihre Veranstaltungen ausrichten',
  'Only administrators can create events': 'Nur die Administration kann Veranstaltungen erstellen',
  'Only administrators can change this event': 'Nur die Administration kann diese Veranstaltung ändern',
  'Only organizers and hosts see who came to an event':
    'Nur Organisation und Einlass sehen, wer zu einer Veranstaltung gekommen ist',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Dieser Link ist nicht gültig, oder das, wofür er galt, wurde gelöscht. Bitten Sie auf der Seite der Veranstaltung noch einmal um einen Platz.',
  'This date is over or has been canceled': 'Dieser Termin ist vorbei oder wurde abgesagt',
  'This event is for members now': 'Diese Veranstaltung ist jetzt nur noch für Mitglieder',
  'There is no such guest any more': 'Diesen Gast gibt es nicht mehr',
  '{0} has not come yet': '{0} ist noch nicht gekommen',
};

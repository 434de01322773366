import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Diesen Artikel gibt es nicht',
  'Choose a member of the community': 'Wählen Sie ein Mitglied der Gemeinschaft',
  'An article can show at most {0} pictures': 'Ein Artikel kann höchstens {0} Bilder zeigen',
  'Only administrators can write articles': 'Nur die Administration kann Artikel schreiben',
  "The article you're looking for doesn't exist.": 'Den gesuchten Artikel gibt es nicht.',
  'This post no longer exists': 'Diesen Beitrag gibt es nicht mehr',
  'Only the author can delete this comment': 'Diesen Kommentar kann nur löschen, wer ihn geschrieben hat',
  'You cannot report your own comment': 'Sie können Ihren eigenen Kommentar nicht melden',
  'This comment no longer exists': 'Diesen Kommentar gibt es nicht mehr',
  'Only the author can delete this post': 'Diesen Beitrag kann nur löschen, wer ihn geschrieben hat',
  'You cannot report your own post': 'Sie können Ihren eigenen Beitrag nicht melden',
  'A post can be edited for {0} minutes': 'Ein Beitrag kann {0} Minuten lang bearbeitet werden',
  'Only the author may edit this post': 'Diesen Beitrag kann nur bearbeiten, wer ihn geschrieben hat',
  'On your first day a post can have at most {0} links':
    'An Ihrem ersten Tag kann ein Beitrag höchstens {0} Links enthalten',
  'A post can have at most {0} topics': 'Ein Beitrag kann höchstens {0} Themen haben',
  'You can follow at most {0} topics. Unfollow one first.':
    'Sie können höchstens {0} Themen folgen. Entfernen Sie zuerst eines.',
  'Please sign in to shorten addresses': 'Bitte melden Sie sich an, um Adressen zu kürzen',
  'This address was taken down': 'Diese Adresse wurde abgeschaltet',
  'There is no such short link': 'Diesen Kurzlink gibt es nicht',
  'This short link has already been taken down': 'Dieser Kurzlink wurde bereits abgeschaltet',
  'Enter a valid web address': 'Geben Sie eine gültige Webadresse ein',
  'Only addresses starting with http:// or https:// can be shortened':
    'Nur Adressen, die mit http:// oder https:// beginnen, können gekürzt werden',
  "Links that contain a username or password can't be shortened":
    'Links, die einen Benutzernamen oder ein Passwort enthalten, können nicht gekürzt werden',
  "Links to this site don't need to be shortened": 'Links auf diese Website müssen nicht gekürzt werden',
  'Addresses inside a private network cannot be shortened':
    'Adressen in einem privaten Netzwerk können nicht gekürzt werden',
  'Addresses of this site cannot be shortened here':
    'Adressen dieser Website können hier nicht gekürzt werden',
  'Links can have up to {0} characters': 'Links können bis zu {0} Zeichen haben',
};

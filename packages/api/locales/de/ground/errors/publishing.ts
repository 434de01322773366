import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Diesen Artikel gibt es nicht',
  'Choose a member of the community': 'Wählen Sie ein Mitglied der Gemeinschaft',
  'An article can show at most {0} pictures': 'Ein Artikel kann höchstens {0} Bilder zeigen',
  'Only administrators can write articles': 'Nur die Administration kann Artikel schreiben',
  "The article you're looking for doesn't exist.": 'Den gesuchten Artikel gibt es nicht.',
  'Members can’t submit articles at the moment': 'Mitglieder können zurzeit keine Artikel einreichen',
  'Write the article before you submit it': 'Schreiben Sie den Artikel, bevor Sie ihn einreichen',
  'Up to {0} of your articles can wait at a time. Save this one until one of them is decided on.':
    'Es können höchstens {0} Ihrer Artikel gleichzeitig auf Freigabe warten. Speichern Sie diesen als Entwurf, bis über einen der anderen entschieden ist.',
  'You can keep up to {0} articles that are not published. Delete one that you no longer need.':
    'Sie können höchstens {0} unveröffentlichte Artikel speichern. Löschen Sie einen, den Sie nicht mehr brauchen.',
  'This article is waiting for approval. Take it back to change it.':
    'Dieser Artikel wartet auf Freigabe. Ziehen Sie ihn zurück, um ihn zu ändern.',
  'Administrators change what is published. Ask them if something is wrong.':
    'Veröffentlichte Artikel kann nur die Administration ändern. Wenden Sie sich an sie, wenn etwas nicht stimmt.',
  'This article is no longer waiting': 'Dieser Artikel wartet nicht mehr auf Freigabe',
  'You have no such article': 'Dieser Artikel ist nicht unter Ihren Artikeln',
  'The member who submitted this article stays its author':
    'Dieser Artikel bleibt dem Mitglied zugeordnet, das ihn eingereicht hat',
  'A member submitted this article. Open it, and publish what you have read.':
    'Diesen Artikel hat ein Mitglied eingereicht. Öffnen Sie ihn und veröffentlichen Sie ihn erst, wenn Sie ihn gelesen haben.',
  'This article was declined. It can be changed once its author has submitted it again.':
    'Dieser Artikel wurde abgelehnt. Er kann geändert werden, sobald er erneut eingereicht wurde.',
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.':
    'Das Mitglied, das ihn verfasst hat, ist für andere zurzeit nicht sichtbar. Veröffentlichen Sie den Artikel, sobald das Konto aktiv und die Adresse bestätigt ist.',
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

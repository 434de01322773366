import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Cet article n’existe pas',
  'Choose a member of the community': 'Choisissez un membre de la communauté',
  'An article can show at most {0} pictures': 'Un article peut montrer au maximum {0} images',
  'Only administrators can write articles': 'Seuls les administrateurs peuvent écrire des articles',
  "The article you're looking for doesn't exist.": 'L’article que vous cherchez n’existe pas.',
  'Members can’t submit articles at the moment':
    'Les membres ne peuvent pas proposer d’articles pour le moment',
  'Write the article before you submit it': 'Écrivez l’article avant de le proposer',
  'Up to {0} of your articles can wait at a time. Save this one until one of them is decided on.':
    'Vous pouvez avoir au maximum {0} articles en attente à la fois. Enregistrez celui-ci en attendant que l’un d’eux soit traité.',
  'You can keep up to {0} articles that are not published. Delete one that you no longer need.':
    'Vous pouvez conserver au maximum {0} articles non publiés. Supprimez-en un dont vous n’avez plus besoin.',
  'This article is waiting for approval. Take it back to change it.':
    'Cet article attend d’être approuvé. Pour le modifier, retirez la proposition.',
  'Administrators change what is published. Ask them if something is wrong.':
    'Seuls les administrateurs peuvent modifier un article publié. Adressez-vous à eux si quelque chose ne va pas.',
  'This article is no longer waiting': 'Cet article n’est plus en attente',
  'You have no such article': 'Cet article ne figure pas parmi les vôtres',
  'The member who submitted this article stays its author':
    'Le membre qui a proposé cet article en reste l’auteur',
  'A member submitted this article. Open it, and publish what you have read.':
    'Cet article a été proposé par un membre. Ouvrez-le, lisez-le, puis publiez-le.',
  'This article was declined. It can be changed once its author has submitted it again.':
    'Cet article a été refusé. Il pourra être modifié dès que son auteur l’aura proposé à nouveau.',
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.':
    'Le nom de l’auteur ne peut pas être montré aux autres pour le moment. Publiez l’article dès que son compte sera actif et son adresse confirmée.',
  'This post no longer exists': 'Cette publication n’existe plus',
  'Only the author can delete this comment': 'Seul l’auteur peut supprimer ce commentaire',
  'You cannot report your own comment': 'Vous ne pouvez pas signaler votre propre commentaire',
  'This comment no longer exists': 'Ce commentaire n’existe plus',
  'Only the author can delete this post': 'Seul l’auteur peut supprimer cette publication',
  'You cannot report your own post': 'Vous ne pouvez pas signaler votre propre publication',
  'A post can be edited for {0} minutes': 'Une publication peut être modifiée pendant {0} minutes',
  'Only the author may edit this post': 'Seul l’auteur peut modifier cette publication',
  'On your first day a post can have at most {0} links':
    'Le premier jour, une publication peut contenir au maximum {0} liens',
  'A post can have at most {0} topics': 'Une publication peut avoir au maximum {0} sujets',
  'You can follow at most {0} topics. Unfollow one first.':
    'Vous pouvez suivre au maximum {0} sujets. Cessez d’abord d’en suivre un.',
  'Please sign in to shorten addresses': 'Connectez-vous pour raccourcir des adresses',
  'This address was taken down': 'Cette adresse a été retirée',
  'There is no such short link': 'Ce lien court n’existe pas',
  'This short link has already been taken down': 'Ce lien court a déjà été retiré',
  'Enter a valid web address': 'Saisissez une adresse web valide',
  'Only addresses starting with http:// or https:// can be shortened':
    'Seules les adresses commençant par http:// ou https:// peuvent être raccourcies',
  "Links that contain a username or password can't be shortened":
    'Les liens contenant un nom d’utilisateur ou un mot de passe ne peuvent pas être raccourcis',
  "Links to this site don't need to be shortened":
    'Les liens vers ce site n’ont pas besoin d’être raccourcis',
  'Addresses inside a private network cannot be shortened':
    'Les adresses d’un réseau privé ne peuvent pas être raccourcies',
  'Addresses of this site cannot be shortened here':
    'Les adresses de ce site ne peuvent pas être raccourcies ici',
  'Links can have up to {0} characters': 'Un lien peut compter au maximum {0} caractères',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Este artigo não existe',
  'Choose a member of the community': 'Escolha um membro da comunidade',
  'An article can show at most {0} pictures': 'Um artigo pode mostrar no máximo {0} imagens',
  'Only administrators can write articles': 'Só a administração pode escrever artigos',
  "The article you're looking for doesn't exist.": 'O artigo que você procura não existe.',
  'Members can’t submit articles at the moment': 'Os membros não podem enviar artigos no momento',
  'Write the article before you submit it': 'Escreva o artigo antes de enviá-lo',
  'Up to {0} of your articles can wait at a time. Save this one until one of them is decided on.':
    'Você pode ter até {0} artigos aguardando aprovação. Salve este até que haja uma decisão sobre um deles.',
  'You can keep up to {0} articles that are not published. Delete one that you no longer need.':
    'Você pode guardar até {0} artigos não publicados. Exclua um de que não precise mais.',
  'This article is waiting for approval. Take it back to change it.':
    'Este artigo aguarda aprovação. Retire-o para alterá-lo.',
  'Administrators change what is published. Ask them if something is wrong.':
    'Só a administração pode alterar o que está publicado. Fale com ela se algo estiver errado.',
  'This article is no longer waiting': 'Este artigo não aguarda mais aprovação',
  'You have no such article': 'Este artigo não está entre os seus',
  'The member who submitted this article stays its author':
    'A autoria continua sendo do membro que enviou este artigo',
  'A member submitted this article. Open it, and publish what you have read.':
    'Este artigo foi enviado por um membro. Abra-o e publique-o depois de ler.',
  'This article was declined. It can be changed once its author has submitted it again.':
    'Este artigo foi recusado. Ele poderá ser alterado quando for enviado de novo.',
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.':
    'No momento, quem escreveu o artigo não pode aparecer para outras pessoas. Publique-o quando a conta estiver ativa e o endereço, confirmado.',
  'This post no longer exists': 'Esta publicação não existe mais',
  'Only the author can delete this comment': 'Só quem escreveu este comentário pode excluí-lo',
  'You cannot report your own comment': 'Você não pode denunciar seu próprio comentário',
  'This comment no longer exists': 'Este comentário não existe mais',
  'Only the author can delete this post': 'Só quem escreveu esta publicação pode excluí-la',
  'You cannot report your own post': 'Você não pode denunciar sua própria publicação',
  'A post can be edited for {0} minutes': 'Uma publicação pode ser editada por {0} minutos',
  'Only the author may edit this post': 'Só quem escreveu esta publicação pode editá-la',
  'On your first day a post can have at most {0} links':
    'No seu primeiro dia, uma publicação pode ter no máximo {0} links',
  'A post can have at most {0} topics': 'Uma publicação pode ter no máximo {0} assuntos',
  'You can follow at most {0} topics. Unfollow one first.':
    'Você pode seguir no máximo {0} assuntos. Deixe de seguir um primeiro.',
  'Please sign in to shorten addresses': 'Entre para encurtar endereços',
  'This address was taken down': 'Este endereço foi retirado do ar',
  'There is no such short link': 'Este link curto não existe',
  'This short link has already been taken down': 'Este link curto já foi retirado do ar',
  'Enter a valid web address': 'Informe um endereço da web válido',
  'Only addresses starting with http:// or https:// can be shortened':
    'Só endereços que começam com http:// ou https:// podem ser encurtados',
  "Links that contain a username or password can't be shortened":
    'Links que contêm um nome de usuário ou uma senha não podem ser encurtados',
  "Links to this site don't need to be shortened": 'Links para este site não precisam ser encurtados',
  'Addresses inside a private network cannot be shortened':
    'Endereços de uma rede privada não podem ser encurtados',
  'Addresses of this site cannot be shortened here': 'Endereços deste site não podem ser encurtados aqui',
  'Links can have up to {0} characters': 'Links podem ter até {0} caracteres',
};

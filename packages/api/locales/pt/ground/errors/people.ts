import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const people: Sentences = {
  'This request no longer exists': 'Esta solicitação não existe mais',
  'You cannot block yourself': 'Você não pode bloquear a própria conta',
  'Only the other member can do this': 'Só o outro membro pode fazer isso',
  'This request or connection was just updated. Reload the page to see it.':
    'Houve uma mudança neste pedido ou nesta conexão. Recarregue a página para ver.',
  'You cannot dismiss yourself': 'Você não pode dispensar o próprio perfil',
  'You cannot connect with yourself': 'Você não pode se conectar com a própria conta',
  'You have sent {0} requests in 24 hours.': 'Você enviou {0} pedidos em 24 horas.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Você tem {0} pedidos pendentes. Retire um ou aguarde respostas.',
  '{0} You can send another one after {1}.': '{0} Você poderá enviar outro depois de {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Você retirou um pedido a este membro. Poderá enviar outro a partir de {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Seu perfil não diz mais isso. Recarregue a página para ver o que você procura agora.',
  'You cannot report yourself': 'Você não pode denunciar a própria conta',
  'The requested profile could not be found.': 'Não foi possível encontrar o perfil solicitado.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Seu perfil não diz mais isso. Recarregue a página para ver como ele é lido agora.',
  'What you rule out can only be left out': 'O que você descarta só pode ser ignorado',
  'This sample of your work no longer exists': 'Este trabalho não existe mais',
  'You can show up to {0} samples of your work': 'Você pode mostrar até {0} trabalhos',
};

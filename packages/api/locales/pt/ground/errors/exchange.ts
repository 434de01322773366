import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const exchange: Sentences = {
  'You have answered this application already': 'Você já respondeu a esta candidatura',
  'An answer can be taken back for a day': 'Uma resposta só pode ser retirada em até um dia',
  'Your application has been answered already': 'Sua candidatura já foi respondida',
  'This opportunity no longer exists': 'Esta oportunidade não existe mais',
  'This opportunity is closed': 'Esta oportunidade está encerrada',
  'You cannot apply to your own opportunity': 'Você não pode se candidatar à própria oportunidade',
  'Only the poster can close this opportunity': 'Só quem publicou esta oportunidade pode encerrá-la',
  'Only the poster can edit this opportunity': 'Só quem publicou esta oportunidade pode editá-la',
  'You can save {0} searches. Delete one of them first.':
    'Você pode salvar até {0} buscas. Primeiro, exclua uma delas.',
  'This search is no longer saved': 'Esta busca não está mais salva',
  "You can't change this order from {0} to {1}":
    'Não é possível mudar o status deste pedido de “{0}” para “{1}”',
  'You can only send a quote for a pending quote request':
    'Só é possível enviar um orçamento para um pedido de orçamento pendente',
  'This order does not exist': 'Este pedido não existe',
  'Only a pending order can be cancelled, by the member who placed it':
    'Só um pedido pendente pode ser cancelado, e por quem o fez',
  'There is no open quote for this order': 'Não há orçamento em aberto para este pedido',
  'This service does not exist': 'Este serviço não existe',
  'This service cannot be ordered at the moment': 'Este serviço não pode ser pedido no momento',
  'This referral does not exist': 'Esta indicação não existe',
  'Only a completed referral has an outcome': 'Só uma indicação concluída tem um resultado',
  'Only another member of this referral can do this': 'Só outro membro desta indicação pode fazer isso',
  'This referral was just updated. Reload the page to see it.':
    'Esta indicação acaba de ser atualizada. Recarregue a página para vê-la.',
  'You cannot refer to yourself': 'Você não pode enviar uma indicação para a própria conta',
  'This member isn’t accepting referrals': 'Este membro não está aceitando indicações',
  'You have an open referral to this member': 'Você tem uma indicação em aberto para este membro',
  'Your last referral to this member ended less than {0} days ago':
    'Sua última indicação a este membro terminou há menos de {0} dias',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Para fazer indicações, adicione primeiro ao seu perfil o que você oferece ou o que procura',
  'You have sent {0} referrals in 24 hours': 'Você enviou {0} indicações em 24 horas',
  'A member cannot be introduced to themselves': 'Um membro não pode ser apresentado a si mesmo',
  'You can only introduce your own connections': 'Você só pode apresentar suas próprias conexões',
  'These two cannot be introduced to each other': 'Estas duas pessoas não podem ser apresentadas uma à outra',
  'Members have ordered this service, so it can only be taken off offer.':
    'Membros já pediram este serviço; por isso, só é possível deixar de oferecê-lo.',
  'There can be {0} services. Change one that you no longer offer.':
    'O limite é de {0} serviços. Altere um que você não oferece mais.',
  'we received your quote request': 'recebemos seu pedido de orçamento',
  'we received your order': 'recebemos seu pedido',
  'your quote of {0} is ready to accept or decline':
    'seu orçamento de {0} está pronto para ser aceito ou recusado',
  'you accepted the quote of {0}, so work can begin':
    'você aceitou o orçamento de {0}, e o trabalho pode começar',
  'you declined the quote, so the order is cancelled':
    'você recusou o orçamento, por isso o pedido foi cancelado',
  'your order is now pending': 'seu pedido agora está pendente',
  'your order is now in progress': 'seu pedido agora está em andamento',
  'your order is now completed': 'seu pedido agora está concluído',
  'your order is now cancelled': 'seu pedido agora está cancelado',
  'our team wrote: {0}': 'nossa equipe escreveu: {0}',
  pending: 'pendente',
  'in progress': 'em andamento',
  completed: 'concluído',
  cancelled: 'cancelado',
};

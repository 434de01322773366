import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const directory: Sentences = {
  'Only the owner can see these numbers': 'Só a pessoa responsável pode ver estes números',
  'Owner not found': 'Proprietário não encontrado',
  'Only the owner may edit this business': 'Só a pessoa responsável pode editar esta empresa',
  'A member can list {0} businesses': 'Um membro pode incluir até {0} empresas',
  'This is your own business': 'Esta empresa é sua',
  'Business not found': 'Empresa não encontrada',
  'No web address is available for this name. Try a different name.':
    'Não há endereço da web disponível para este nome. Tente outro nome.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'A administração retirou esta empresa do diretório. Escreva para pedir que ela volte.',
  'Only the owner may publish this business': 'Só a pessoa responsável pode publicar esta empresa',
  'You cannot review this business': 'Você não pode avaliar esta empresa',
  'This review no longer exists': 'Esta avaliação não existe mais',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Você já avaliou esta empresa. Envie de novo para substituir o que escreveu.',
  'You can’t review a business you own or work for':
    'Você não pode avaliar uma empresa que é sua ou em que trabalha',
  'Only the owner can reply to reviews': 'Só a pessoa responsável pode responder a avaliações',
  'This is your own review': 'Esta avaliação é sua',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Você pode avaliar até {0} empresas por dia. Volte amanhã.',
  'Only the owner may change the team': 'Só a pessoa responsável pode alterar a equipe',
  'This person is not on the team': 'Esta pessoa não está na equipe',
  'This member is already on the team or invited': 'Este membro já está na equipe ou já recebeu um convite',
  'You are already on this team': 'Você já está nesta equipe',
  'Only the invited member can respond': 'Só o membro convidado pode responder',
  'A team can have at most {0} members': 'Uma equipe pode ter no máximo {0} membros',
  'Only the owner can manage the team': 'Só a pessoa responsável pode gerenciar a equipe',
};

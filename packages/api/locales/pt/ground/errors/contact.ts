import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const contact: Sentences = {
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Sua contestação foi respondida, e a resposta é definitiva. Não é possível contestar de novo.',
  'You have already objected to this decision.': 'Você já contestou esta decisão.',
  'You can object within {0} days of a decision.': 'Você pode contestar uma decisão em até {0} dias.',
  'There is no such decision': 'Esta decisão não existe',
  'This member’s role does not cover this': 'A função deste membro não abrange isso',
  'This message does not exist': 'Esta mensagem não existe',
  'A message can be changed for {0} minutes': 'Uma mensagem pode ser alterada por {0} minutos',
  'This member is not available': 'Este membro não está disponível',
  'You can send pictures once they have replied': 'Você poderá enviar imagens depois que a pessoa responder',
  'You cannot write to yourself': 'Você não pode escrever para a própria conta',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Você escreveu para {0} pessoas novas em 24 horas. Volte mais tarde.',
  'Message deleted': 'Mensagem excluída',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Primeiro, confirme seu endereço de e-mail. Até lá, você pode escrever para quem já conhece.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'Aguardando uma resposta. Você poderá escrever de novo quando a pessoa responder ou aceitar.',
  'A text can mention at most {0} members and businesses':
    'Um texto pode mencionar no máximo {0} membros e empresas',
  'This notification no longer exists': 'Esta notificação não existe mais',
  'The weekly digest': 'O resumo semanal',
};

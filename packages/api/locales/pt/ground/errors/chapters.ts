import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const chapters: Sentences = {
  'This chapter does not exist': 'Este grupo não existe',
  'Only the leaders of this chapter can do this': 'Só os responsáveis por este grupo podem fazer isso',
  'Only administrators can create chapters': 'Só a administração pode criar grupos',
  'Choose someone else': 'Escolha outra pessoa',
  'This member does not belong to the chapter': 'Este membro não faz parte do grupo',
  'Only the leaders of this chapter see who asks to join':
    'Só os responsáveis por este grupo veem quem pede para participar',
  'This chapter is closed': 'Este grupo está fechado',
  'You can join this chapter when one of its leaders invites you':
    'Você pode participar deste grupo quando um dos responsáveis convidar você',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Seu pedido foi recusado. Os responsáveis pelo grupo ainda podem convidar você.',
  'This member has not asked to join': 'Este membro não pediu para participar',
  'This request has been decided or withdrawn': 'Este pedido já foi decidido ou retirado',
  'There is no member with this username': 'Não há nenhum membro com este nome de usuário',
  'This member wants no more invitations to this chapter':
    'Este membro não quer mais convites para este grupo',
  'A chapter can have at most {0} members': 'Um grupo pode ter no máximo {0} membros',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} tem uma vaga por ramo, e a de “{1}” está ocupada',
  'A chapter needs a leader. Make someone else a leader first.':
    'Um grupo precisa de um responsável. Passe antes essa função para outra pessoa.',
  'Only members of this chapter can post in it': 'Só membros deste grupo podem publicar nele',
  'This event takes place once. Sign up for its date.':
    'Este evento acontece uma só vez. Inscreva-se na data dele.',
  'This event has been canceled': 'Este evento foi cancelado',
  'This date has been canceled': 'Esta data foi cancelada',
  'This date is over': 'Esta data já passou',
  'Only organizers see who is waiting': 'Só quem organiza vê quem está na lista de espera',
  'This code is not one of ours.': 'Este código não é dos nossos.',
  'This code is for another event.': 'Este código é de outro evento.',
  'This code has expired: its event is over.': 'Este código expirou: o evento já passou.',
  'This person is not on the list, or gave the seat up.':
    'Esta pessoa não está na lista ou desistiu da vaga.',
  'This check-in was undone since.': 'Este check-in foi desfeito depois.',
  'Enter who came instead.': 'Informe quem veio no lugar.',
  '{0} is not on the list of date {1}': '{0} não está na lista da data {1}',
  'There is nothing to undo': 'Não há nada a desfazer',
  'Only organizers and hosts open the door of an event':
    'Só a organização e a recepção podem fazer o check-in de um evento',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Este link é de outra data, ou o dia dele já passou. Peça um novo à organização.',
  'You have no seat on this date': 'Você não tem uma vaga nesta data',
  'This event belongs to no chapter. Choose who else can see it.':
    'Este evento não é de nenhum grupo. Escolha quem mais pode vê-lo.',
  'Events of a hidden chapter are for its members only':
    'Os eventos de um grupo oculto são só para os membros dele',
  'There would be no second date. Choose a later last day.':
    'Não haveria uma segunda data. Escolha um último dia posterior.',
  'To end it earlier, cancel the dates that do not take place.':
    'Para terminar antes, cancele as datas que não vão acontecer.',
  'This event has no such date': 'Este evento não tem esta data',
  'Choose a time that is still to come': 'Escolha um horário que ainda esteja por vir',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Escolha um último dia nos próximos {0} meses. Você pode adicionar datas depois.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Um evento pode ter no máximo {0} datas. Escolha um último dia anterior.',
  'This event does not exist': 'Este evento não existe',
  'Only the leaders and organizers of this chapter can hold its events':
    'Só os responsáveis e a organização deste grupo podem realizar eventos dele',
  'Only administrators can create events': 'Só a administração pode criar eventos',
  'Only administrators can change this event': 'Só a administração pode alterar este evento',
  'Only organizers and hosts see who came to an event':
    'Só a organização e a recepção veem quem veio a um evento',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Este link não é válido, ou aquilo a que servia foi apagado. Peça uma vaga de novo na página do evento.',
  'This date is over or has been canceled': 'Esta data já passou ou foi cancelada',
  'This event is for members now': 'Este evento agora é só para membros',
  'There is no such guest any more': 'Este convidado não existe mais',
  '{0} has not come yet': '{0} ainda não chegou',
};

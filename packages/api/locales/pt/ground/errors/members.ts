import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const members: Sentences = {
  'This request has already been dealt with': 'Esta solicitação já foi tratada',
  'You entered this request. Another administrator confirms it.':
    'Você registrou esta solicitação. Outro administrador a confirma.',
  'The same request is already waiting for another administrator':
    'A mesma solicitação já aguarda outro administrador',
  'This member no longer exists': 'Este membro não existe mais',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'Esta pessoa é administradora. Primeiro, retire esse direito dela ou peça que use as próprias configurações.',
  'This applicant has become a member. Open their page under Members instead.':
    'Quem fez este pedido já se tornou membro. Abra a página da pessoa em “Membros”.',
  'This request is not about a copy of data': 'Esta solicitação não é de uma cópia de dados',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'A cópia pode ser baixada por {0} dias depois que a solicitação foi confirmada',
  'This person has been erased in the meantime': 'Esta pessoa foi apagada nesse meio-tempo',
  'No member matches': 'Nenhum membro corresponde',
  'This matches more than {0} members. Narrow the search or the filter.':
    'Isto corresponde a mais de {0} membros. Restrinja a busca ou o filtro.',
  'This cannot be undone': 'Isso não pode ser desfeito',
  'All of these emails have gone out': 'Todos estes e-mails já foram enviados',
  'This action does not exist, or was deleted after 30 days':
    'Esta ação não existe ou foi excluída após 30 dias',
  'This member has not joined yet. Change the address in the form below.':
    'Este membro ainda não concluiu o cadastro. Altere o endereço no formulário abaixo.',
  'This account is deactivated. Activate it first.': 'Esta conta está desativada. Primeiro, ative-a.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'O endereço de um administrador não pode ser alterado. Primeiro, retire os direitos de administrador.',
  'This member does not exist': 'Este membro não existe',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'Não há nada a enviar: este membro já confirmou o endereço ou está desativado',
  'This member has not joined yet. Send the invitation again instead.':
    'Este membro ainda não concluiu o cadastro. Envie o convite de novo.',
  'This member has joined. Use “Change address” instead.':
    'Este membro já concluiu o cadastro. Use “Alterar e-mail”.',
  'Another member has this email address': 'Outro membro tem este endereço de e-mail',
  'Another member has this membership number': 'Outro membro tem este número de membro',
  'Choose two different accounts': 'Escolha duas contas diferentes',
  'You cannot merge your own account into another one': 'Você não pode mesclar a própria conta com outra',
  'An administrator cannot be merged. Change the role first.':
    'A conta de um administrador não pode ser mesclada. Primeiro, retire os direitos de administrador.',
  'Someone with a role cannot be merged. End the role first.':
    'A conta de quem tem uma função não pode ser mesclada. Primeiro, encerre a função.',
  'Keep the account that has joined, and merge the other one into it':
    'Mantenha a conta com cadastro concluído e mescle a outra com ela',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'O login em duas etapas de um administrador só pode ser desativado por ele próprio ou por quem opera o servidor.',
  'This member has no two-step sign-in': 'Este membro não tem o login em duas etapas',
  'Only an active member can become an administrator': 'Só um membro ativo pode se tornar administrador',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'Não é possível retirar os direitos do último administrador ativo. Primeiro, torne outra pessoa administradora.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'Este membro tem uma função que você não tem. Peça a um administrador que faça isso.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'Este membro foi suspenso por uma decisão. Peça a um moderador que encerre a suspensão.',
  'You cannot deactivate yourself': 'Você não pode desativar a própria conta',
  'The last active administrator cannot be deactivated':
    'O último administrador ativo não pode ser desativado',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'Este membro ainda não concluiu o cadastro. Ele fica ativo quando abrir o link do convite.',
  'There is already an account with this email address': 'Já existe uma conta com este endereço de e-mail',
  'Message deleted with the account': 'Mensagem excluída com a conta',
};

import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const console: Sentences = {
  'Another backup is being uploaded': 'Outro backup está sendo enviado',
  'Please send the file itself as the body, as {0} and with its length.':
    'Envie o próprio arquivo como corpo da solicitação, como {0} e com o tamanho informado.',
  'The backup took too long to arrive.': 'O backup demorou demais para chegar.',
  'This delivery is no longer among the failed ones': 'Este envio não está mais entre os que falharam',
  'This test email no longer exists': 'Este e-mail de teste não existe mais',
  'Something went wrong; the log says what': 'Algo deu errado; o log diz o quê',
  'A data export cannot be restored; please choose a full backup':
    'Uma exportação de dados não pode ser restaurada; escolha um backup completo',
  'This backup is being checked already': 'Este backup já está sendo verificado',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Só os backups enviados podem ser excluídos; os outros são excluídos pela idade',
  'These days are yet to come': 'Estes dias ainda estão por vir',
  'Choose an earlier day': 'Escolha um dia anterior',
  'Only the two whose office moves can confirm this':
    'Só as duas pessoas da passagem de cargo podem confirmar isso',
  'Another administrator has to approve this': 'Outro administrador precisa aprovar isso',
  'This handover is over already': 'Esta passagem de cargo já terminou',
  'This handover does not exist': 'Esta passagem de cargo não existe',
  'Only administrators see what others look after': 'Só administradores veem de que os outros cuidam',
  'This member has no role to hand over': 'Este membro não tem uma função para passar',
  'Choose today or a later day': 'Escolha hoje ou um dia posterior',
  'Choose a day within a year': 'Escolha um dia dentro de um ano',
  'Only an active member can take over': 'Só um membro ativo pode assumir',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'A função {0} termina antes deste dia. Escolha um anterior ou prolongue primeiro a função.',
  'This office is being handed over already. Cancel that handover first.':
    'Este cargo já está sendo passado. Primeiro, cancele aquela passagem.',
  'There is no such objection': 'Esta contestação não existe',
  'Someone has already answered this objection': 'Alguém já respondeu a esta contestação',
  'You made this decision. Another administrator answers the objection to it.':
    'Esta decisão foi sua. Outro administrador responde à contestação.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'Este membro tem uma função que você não tem. Peça a um administrador que responda.',
  'Write what the member should know': 'Escreva o que o membro deve saber',
  'This no longer exists': 'Isto não existe mais',
  'Someone has already decided on this post': 'Alguém já decidiu sobre esta publicação',
  "This action isn't available for this type of content":
    'Esta ação não está disponível para este tipo de conteúdo',
  'This member can no longer be contacted': 'Não é mais possível entrar em contato com este membro',
  'This member has no posts on the feed': 'Este membro não tem publicações no feed',
  'This account is already deactivated': 'Esta conta já está desativada',
  'There can be {0} services. Remove one first.': 'O limite é de {0} serviços. Primeiro, remova um.',
  'This service was removed': 'Este serviço foi removido',
  'Nothing answers there. Check the address for typing errors.':
    'Nada responde nesse endereço. Verifique se há erros de digitação.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'O que responde lá não é este serviço. Copie o emissor das configurações dele exatamente, caractere por caractere.',
  'This is taken by another service': 'Já está em uso por outro serviço',
  'This report does not exist': 'Esta denúncia não existe',
  'Someone has already decided on this report': 'Alguém já decidiu sobre esta denúncia',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'Esta comunidade já está configurada e tem um administrador. Entre ou peça que ele dê a você direitos de administrador.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'Este endereço de configuração expirou. Reinicie o servidor e procure um novo no log.',
  'This setup address is not valid. Use the latest one from the server log.':
    'Este endereço de configuração não é válido. Use o mais recente do log do servidor.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'Já existe uma conta com este endereço de e-mail. Use outro; você pode tornar esse membro administrador mais tarde.',
  members: 'membros',
  businesses: 'empresas',
};

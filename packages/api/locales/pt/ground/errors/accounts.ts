import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const accounts: Sentences = {
  'This application no longer exists': 'Este pedido de adesão não existe mais',
  'The questions have changed. Please go through them again.':
    'As perguntas mudaram. Responda a elas de novo.',
  'Answer this question': 'Responda a esta pergunta',
  'Some questions are not answered yet': 'Algumas perguntas ainda não foram respondidas',
  'This application has already been decided': 'Este pedido de adesão já foi decidido',
  'You have asked many times already. Please approve or decline this application.':
    'Você já fez muitas perguntas. Aprove ou recuse este pedido de adesão.',
  'A member with this email address already exists. You can decline this application.':
    'Já existe um membro com este endereço de e-mail. Você pode recusar este pedido de adesão.',
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.':
    'Este link não é válido, ou o pedido de adesão não existe mais. Os pedidos são apagados algum tempo depois da decisão.',
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.':
    'Seu pedido de adesão foi aprovado e não pode mais ser retirado. Entre para excluir sua conta.',
  'There is no open question in this application': 'Não há nenhuma pergunta em aberto neste pedido de adesão',
  '{0} We emailed you a link to choose another one.':
    '{0} Enviamos um link por e-mail para você escolher outra.',
  'Please sign in again.': 'Entre de novo.',
  'This code is not right, or has been used. Please try again.':
    'Este código está incorreto ou já foi usado. Tente novamente.',
  'Too many wrong codes. {0}': 'Muitos códigos incorretos. {0}',
  'Invalid email or password.': 'E-mail ou senha incorretos.',
  'This code is not right, or has been used. Please try the next one.':
    'Este código está incorreto ou já foi usado. Tente o próximo.',
  'This passkey could not confirm that it’s you. Use your password, or another passkey.':
    'Esta chave de acesso não conseguiu confirmar que é você. Use sua senha ou outra chave de acesso.',
  'Your account is {0}.{1} Questions? Write to {2}.': 'Sua conta está {0}.{1} Dúvidas? Escreva para {2}.',
  'This account of {0} is linked to yours already.': 'Esta conta {0} já está vinculada à sua.',
  'This account of {0} is linked to another member.': 'Esta conta {0} está vinculada a outro membro.',
  'Another account of {0} is linked to yours. Unlink it first.':
    'Outra conta {0} está vinculada à sua. Desvincule-a primeiro.',
  'This invitation does not exist': 'Este convite não existe',
  'This invitation can no longer be used. Create a new one.':
    'Este convite não pode mais ser usado. Crie um novo.',
  'This invitation was sent within the last hour. Please wait a little.':
    'Este convite foi enviado há menos de uma hora. Aguarde um pouco.',
  'Only administrators can invite people to this community':
    'Só a administração pode convidar pessoas para esta comunidade',
  "Members' invitations work at most {0} times, for {1} days":
    'Os convites de membros funcionam no máximo {0} vezes, por {1} dias',
  'This invitation does not exist. Check the link, or ask for a new one.':
    'Este convite não existe. Verifique o link ou peça um novo.',
  'This invitation was withdrawn. Ask for a new one.': 'Este convite foi revogado. Peça um novo.',
  'This invitation has been used up. Ask for a new one.':
    'Este convite atingiu o limite de usos. Peça um novo.',
  'This invitation has expired. Ask for a new one.': 'Este convite expirou. Peça um novo.',
  'This invitation is for another email address. Use the one that it was sent to.':
    'Este convite é para outro endereço de e-mail. Use aquele para o qual foi enviado.',
  'Please ask for a new code.': 'Peça um novo código.',
  'This code is not right. Please check it with the email.':
    'Este código está incorreto. Confira-o no e-mail.',
  'Signing in with a code by email is turned off': 'O login com código por e-mail está desativado',
  'This form has already been sent. Please send it again.':
    'Este formulário já foi enviado. Envie-o de novo.',
  "You're already on our list. We've sent you your invitation again.":
    'Você já está na nossa lista. Enviamos seu convite de novo.',
  'Failed to create account. Please try again.': 'Não foi possível criar a conta. Tente novamente.',
  'This passkey could not be verified. Please try again.':
    'Não foi possível verificar esta chave de acesso. Tente novamente.',
  'This passkey was removed from its account. Please sign in another way.':
    'Esta chave de acesso foi removida da conta. Entre de outra forma.',
  'Your account was changed in the meantime. Please sign in again.':
    'Sua conta foi alterada nesse meio-tempo. Entre de novo.',
  'Nobody here is linked to this account of {0}. Join with your email address first.':
    'Nenhum membro está vinculado a esta conta {0}. Primeiro, cadastre-se com seu endereço de e-mail.',
  'Your account here is not linked to this account of {0}. {1}':
    'Sua conta aqui não está vinculada a esta conta {0}. {1}',
  'Sign in the way you usually do, then link {0} in Settings, under Security.':
    'Entre como costuma fazer e depois vincule {0} em Configurações, na seção “Segurança”.',
  '{0} has not confirmed your email address, so it can’t open an account here. {1} If you’re new, join with your email address.':
    '{0} não confirmou seu endereço de e-mail e, por isso, não dá acesso a uma conta aqui. {1} Se você está chegando agora, cadastre-se com seu endereço de e-mail.',
  'This sign-in began in another browser or tab, or took too long. Please try again.':
    'Este login começou em outro navegador ou aba ou demorou demais. Tente novamente.',
  'You were signed out in the meantime. Sign in, and link the account again.':
    'Sua sessão foi encerrada nesse meio-tempo. Entre e vincule a conta de novo.',
  'You did not sign in at {0}.': 'Você não entrou em {0}.',
  '{0} cannot be reached right now. Sign in another way, or try again later.':
    'Não é possível acessar {0} agora. Entre de outra forma ou tente mais tarde.',
  'What {0} answered cannot be trusted, so nothing was opened. Please try again.':
    'A resposta de {0} não é confiável, por isso o acesso não foi liberado. Tente novamente.',
  '{0} did not share your name. Join with your email address instead.':
    '{0} não informou seu nome. Em vez disso, cadastre-se com seu endereço de e-mail.',
  'You cannot sign in with this service here any more.': 'Não é mais possível entrar aqui com este serviço.',
  'You can now join without an application. Please fill in the form again.':
    'Agora você pode se cadastrar sem pedir adesão. Preencha o formulário de novo.',
  'There is an application from this address already. Open the link in the email we sent you about it.':
    'Já existe um pedido de adesão deste endereço. Abra o link no e-mail que enviamos sobre ele.',
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.':
    'A administração vai analisar seu cadastro antes que você possa entrar. Enviamos por e-mail um link que mostra o andamento. A senha que você enviou não foi guardada: depois da aprovação, você escolhe uma por e-mail.',
  'You have joined already. Please sign in.': 'Você já se cadastrou. Entre na sua conta.',
  'Questions? {0}': 'Dúvidas? {0}',
  '{0} takes new members by application. Apply at {1}/?dialog=register':
    '{0} recebe novos membros mediante pedido de adesão. Faça o seu em {1}/?dialog=register',
  '{0} is by invitation only. {1}': 'Para participar de {0}, é preciso ter um convite. {1}',
  'Registration is closed at the moment. {0}': 'O cadastro está fechado no momento. {0}',
  'This link has been used or is too old. Please ask for a new one.':
    'Este link já foi usado ou é antigo demais. Peça um novo.',
  'This session has ended': 'Esta sessão terminou',
  'This is your address already': 'Este já é seu endereço',
  'Another account has this address. Sign in with it, or ask an administrator.':
    'Outra conta tem este endereço. Entre com ele ou fale com a administração.',
  'You are the last administrator. Make someone else one first.':
    'Não há outro administrador além de você. Primeiro, dê esse direito a outra pessoa.',
  'Your data at {0}': 'Seus dados em {0}',
  'What is in this folder:': 'O que há nesta pasta:',
  'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.':
    'Cada arquivo está aqui duas vezes, com o mesmo conteúdo: .csv para planilhas, .json para programas.',
  'Other members appear by their number only, as they appear in /profile/<number>.':
    'Outros membros aparecem apenas com seu número, como em /profile/<number>.',
  'Nothing is stored of you in:': 'Nada sobre você está armazenado em:',
  'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what':
    'Não incluídos: sua senha e aquilo de que são gerados seus códigos de login; o que é calculado a partir do restante para a busca; e o que',
  'This account is not linked any more': 'Esta conta não está mais vinculada',
  'This took too long. Please confirm again.': 'Demorou demais. Confirme de novo.',
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.':
    'Aqui, só a senha não basta. Confirme com sua chave de acesso ou seu aplicativo, ou entre antes com um deles.',
  'This is not your password': 'Esta não é sua senha',
  'You have {0} passkeys. Remove one first.': 'Você tem {0} chaves de acesso. Primeiro, remova uma.',
  'This passkey could not be added. Please try again.':
    'Não foi possível adicionar esta chave de acesso. Tente novamente.',
  'This passkey has been added already.': 'Esta chave de acesso já foi adicionada.',
  'You have no such passkey': 'Você não tem esta chave de acesso',
  'Two-step sign-in is on already. Turn it off first to set it up with another app.':
    'O login em duas etapas já está ativado. Desative-o primeiro para configurá-lo com outro aplicativo.',
  'Two-step sign-in is off': 'O login em duas etapas está desativado',
  'This is not the code that the app shows now': 'Este não é o código que o aplicativo mostra agora',
  'Choose one of the languages of this community': 'Escolha um dos idiomas desta comunidade',
  paused: 'suspensa',
  deactivated: 'desativada',
  'paused. You can sign in again on {0}': 'suspensa. Você poderá entrar de novo em {0}',
};

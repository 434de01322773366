export const errorMessages: Readonly<Record<string, string>> = {
  'Another backup is being uploaded': 'Outro backup está sendo enviado',
  'Please send the file itself as the body, as {0} and with its length.':
    'Envie o próprio arquivo como corpo da solicitação, como {0} e com o tamanho informado.',
  'The backup took too long to arrive.': 'O backup demorou demais para chegar.',
  'Page not found': 'Página não encontrada',
  'The request could not be read': 'Não foi possível ler a solicitação',
  'Not found': 'Não encontrado',
  'This cannot be done here': 'Isso não pode ser feito aqui',
  'The file could not be read': 'Não foi possível ler o arquivo',
  'The request took too long to arrive': 'A solicitação demorou demais para chegar',
  'The request is too large': 'A solicitação é grande demais',
  'Only JSON is accepted': 'Só é aceito JSON',
  'The headers are too large': 'Os cabeçalhos são grandes demais',
  'The request was refused': 'A solicitação foi recusada',
  'Busy right now. Please try again.': 'O servidor está sobrecarregado no momento. Tente novamente.',
  'The server has no space left for files. Please try again later.':
    'O servidor não tem mais espaço para arquivos. Tente novamente mais tarde.',
  'Too many connections from your network. Please try again.':
    'Há conexões demais vindas da sua rede. Tente novamente.',
  'This request came from another site': 'Esta solicitação veio de outro site',
  'Please send the spreadsheet as a file.': 'Envie a planilha como arquivo.',
  'Please choose a spreadsheet.': 'Escolha uma planilha.',
  'This file is larger than 5 MB. Split it into several files.':
    'Este arquivo tem mais de 5 MB. Divida-o em vários arquivos.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'O arquivo demorou demais para chegar. Tente novamente ou divida-o em vários arquivos.',
  'Please send one spreadsheet and nothing else.': 'Envie uma única planilha e nada mais.',
  'It could not be prepared': 'Não foi possível preparar o envio',
  'Its address is not a public one.': 'O endereço não é público.',
  'It is larger than 5 MB.': 'Tem mais de 5 MB.',
  'The site redirects too often.': 'O site redireciona demais.',
  'The site took too long to answer.': 'O site demorou demais para responder.',
  'The site could not be reached.': 'Não foi possível acessar o site.',
  'The site redirects to something else than a web address.':
    'O site redireciona para algo que não é um endereço da web.',
  'The site answered {0}.': 'O site respondeu {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Não foi possível processar esta imagem. Tente novamente ou escolha outra.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Este arquivo não é uma imagem que conseguimos ler. Escolha um arquivo PNG, JPEG ou WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Esta imagem está incompleta. Escolha o arquivo inteiro ou outra imagem.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Esta imagem tem pixels demais. Escolha uma menor.',
  'This short link does not exist.': 'Este link curto não existe.',
  'This short link no longer works.': 'Este link curto não funciona mais.',
  'Please send the picture as a file.': 'Envie a imagem como arquivo.',
  'Please choose a picture.': 'Escolha uma imagem.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Esta imagem tem mais de 5 MB. Escolha uma menor.',
  'The picture took too long to arrive. Please try a smaller one.':
    'A imagem demorou demais para chegar. Tente uma menor.',
  'Please send one picture and nothing else.': 'Envie uma única imagem e nada mais.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Sua última imagem ainda está sendo enviada. Tente novamente em instantes.',
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
  'This banner does not exist': 'Este banner não existe',
  'Choose one of the categories: {0}': 'Escolha uma das categorias: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'O limite é de {0} setores. Primeiro, desative ou mescle um deles.',
  'This industry does not exist': 'Este setor não existe',
  'Choose another industry to merge it into': 'Escolha outro setor com o qual mesclar este',
  'This is on the list already, as “{0}”': 'Isto já está na lista, como “{0}”',
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
  'This delivery is no longer among the failed ones': 'Este envio não está mais entre os que falharam',
  'This test email no longer exists': 'Este e-mail de teste não existe mais',
  'Something went wrong; the log says what': 'Algo deu errado; o log diz o quê',
  'A data export cannot be restored; please choose a full backup':
    'Uma exportação de dados não pode ser restaurada; escolha um backup completo',
  'This backup is being checked already': 'Este backup já está sendo verificado',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Só os backups enviados podem ser excluídos; os outros são excluídos pela idade',
  'This request no longer exists': 'Esta solicitação não existe mais',
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
  '{0}: “{1}” is no email address, and is left out': '{0}: “{1}” não é um endereço de e-mail e fica de fora',
  '{0}: choose the time zone of the community first': '{0}: escolha primeiro o fuso horário da comunidade',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”':
    '{0}: “{1}” fica de fora; escreva “Mon-Fri 9:00-17:00”',
  'A business with this name in this place already exists': 'Já existe uma empresa com este nome neste lugar',
  'Same name and place as row {0}': 'Mesmo nome e mesmo lugar da linha {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0}: a empresa é de outro membro, que continua sendo o proprietário',
  '{0} by appointment': '{0} com hora marcada',
  '“{0}” is left out': '“{0}” fica de fora',
  '{0} addresses, {1} is used': '{0} endereços; é usado {1}',
  '“{0}” is no phone number, and is left out': '“{0}” não é um número de telefone e fica de fora',
  '{0} numbers, {1} is used': '{0} números; é usado {1}',
  '“{0}” is read as {1}': '“{0}” é lido como {1}',
  '“{0}” is an address without a town, and is left out': '“{0}” é um endereço sem cidade e fica de fora',
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} endereços; é usada só a cidade do primeiro, {1}',
  'Only the town, {0}, is used': 'É usada só a cidade, {0}',
  '{0} lines, {1} is used': '{0} linhas; é usado {1}',
  '“{0}” is no web address, and is left out': '“{0}” não é um endereço da web e fica de fora',
  '{0} is used of “{1}”': 'É usado {0}, de “{1}”',
  '{0} may be incomplete': '{0} pode estar incompleto',
  'Only rows of a checked file can be changed': 'Só as linhas de um arquivo verificado podem ser alteradas',
  'This file has no such row': 'Este arquivo não tem esta linha',
  'Choose the column with the email addresses': 'Escolha a coluna com os endereços de e-mail',
  'Choose the columns with the first and the last name, or one with the full name':
    'Escolha as colunas com o nome e o sobrenome, ou uma com o nome completo',
  'Choose the column with the names of the businesses': 'Escolha a coluna com os nomes das empresas',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'Esta importação está em andamento ou concluída. Espere que termine ou desfaça-a primeiro.',
  "A column is matched to a field that {0} don't have":
    'Uma coluna está associada a um campo que não existe nesta importação ({0})',
  "A chosen column isn't in this file": 'Uma coluna escolhida não está neste arquivo',
  'Check this import first': 'Primeiro, verifique esta importação',
  'This import ends {0} memberships at once, because their last day is over.':
    'Esta importação encerra {0} associações imediatamente, porque o último dia delas já passou.',
  'Only a finished import can be undone': 'Só uma importação concluída pode ser desfeita',
  'Undo this import first. It can be deleted then.':
    'Primeiro, desfaça esta importação. Depois, ela pode ser excluída.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'Esta importação não existe, ou suas linhas foram excluídas após 30 dias',
  'Invitations can only be sent for member imports':
    'Convites só podem ser enviados em importações de membros',
  'The import has not finished yet': 'A importação ainda não terminou',
  'The row has {0} columns instead of {1}': 'A linha tem {0} colunas em vez de {1}',
  '{0}: {1}, so “{2}” stays': '{0}: {1}; por isso, “{2}” permanece',
  '{0} is used, of “{1}”': 'É usado {0}, de “{1}”',
  'Last name': 'Sobrenome',
  '{0}: “{1}” is left out': '{0}: “{1}” fica de fora',
  '{0}: read as {1} | {2}': '{0}: lido como {1} | {2}',
  '{0}: this may be a business or a family, not a person':
    '{0}: pode ser uma empresa ou uma família, não uma pessoa',
  '{0}: “{1}” could be {2} or {3}, and is left out': '{0}: “{1}” pode ser {2} ou {3} e fica de fora',
  '{0}: “{1}” is no date, and is left out': '{0}: “{1}” não é uma data e fica de fora',
  '{0}: {1} is read as {2}': '{0}: {1} é lido como {2}',
  'A member with this email address or membership number was added a moment ago':
    'Um membro com este e-mail ou número de membro acaba de ser adicionado',
  'A member with this membership number already exists': 'Já existe um membro com este número de membro',
  'A member with this email address already exists': 'Já existe um membro com este endereço de e-mail',
  'A member with this name and company already exists': 'Já existe um membro com este nome e esta empresa',
  '{0}: same number as row {1}': '{0}: mesmo número da linha {1}',
  'Same name and company as row {0}': 'Mesmo nome e mesma empresa da linha {0}',
  'Same address as row {0}': 'Mesmo endereço da linha {0}',
  '{0}: same address as row {1}, another name': '{0}: mesmo endereço da linha {1}, com outro nome',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'Dois membros não podem ter o mesmo endereço. Se for outra pessoa, corrija o endereço; se não, deixe a linha de fora.',
  '{0}: this is the address of {1}, another name': '{0}: este é o endereço de {1}, com outro nome',
  'This file is no longer there. Upload it again.': 'Este arquivo não está mais disponível. Envie-o de novo.',
  'This import is already running. Wait until it has finished.':
    'Esta importação já está em andamento. Espere que termine.',
  'This file is empty.': 'Este arquivo está vazio.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'Isto não é uma tabela. Escolha um arquivo do Excel (.xlsx), uma planilha OpenDocument (.ods) ou um arquivo CSV.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'Este arquivo tem só uma coluna. Salve a planilha com suas colunas, como nome e e-mail, e escolha-a de novo.',
  'This file has column names but no rows.': 'Este arquivo tem nomes de colunas, mas nenhuma linha.',
  'This file has more than {0} rows. Split it into several files.':
    'Este arquivo tem mais de {0} linhas. Divida-o em vários arquivos.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'A linha {0} tem {1} colunas. Um arquivo pode ter no máximo {2}.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Este é um arquivo do Excel no formato antigo (.xls). Abra-o no Excel ou no LibreOffice, escolha “Salvar como”, “Pasta de Trabalho do Excel (.xlsx)”, e use esse arquivo.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Este é um arquivo binário do Excel (.xlsb). Abra-o no Excel, escolha “Salvar como”, “Pasta de Trabalho do Excel (.xlsx)”, e use esse arquivo.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'Este arquivo está protegido por senha. Abra-o, remova a senha, salve-o e escolha-o de novo.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'Este é um arquivo do Numbers. No Numbers, escolha “Exportar Para”, “Excel”, e use esse arquivo.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'Isto é um documento, não uma planilha. Copie a tabela para uma planilha e salve-a como .xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'Esta é uma página da web com nome de planilha. Abra-a no Excel ou no LibreOffice, salve-a como .xlsx e escolha esse arquivo.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'Este é um arquivo compactado. Descompacte-o e escolha a planilha que está nele.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'Esta planilha está danificada. Abra-a, salve-a de novo e escolha esse arquivo.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'Esta planilha contém muito mais do que uma lista de membros. Copie a lista para um novo arquivo e escolha esse.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'A leitura deste arquivo demora demais. Copie a lista para um novo arquivo, ou salve-o como CSV, e escolha esse.',
  'None of the sheets in this file has a list.': 'Nenhuma das planilhas deste arquivo tem uma lista.',
  'Column {0}': 'Coluna {0}',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Não foi possível copiar de {2} a imagem de “{1}” ({0}). {3}',
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
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Sua contestação foi respondida, e a resposta é definitiva. Não é possível contestar de novo.',
  'You have already objected to this decision.': 'Você já contestou esta decisão.',
  'You can object within {0} days of a decision.': 'Você pode contestar uma decisão em até {0} dias.',
  'There is no such decision': 'Esta decisão não existe',
  'This member’s role does not cover this': 'A função deste membro não abrange isso',
  'Waiting for a decision: {0}{1}.': 'Aguardando uma decisão: {0}{1}.',
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
  'This link is not valid': 'Este link não é válido',
  'The weekly digest': 'O resumo semanal',
  'Only the owner can see these numbers': 'Só o proprietário pode ver estes números',
  'Owner not found': 'Proprietário não encontrado',
  'Only the owner may edit this business': 'Só o proprietário pode editar esta empresa',
  'A member can list {0} businesses': 'Um membro pode incluir até {0} empresas',
  'This is your own business': 'Esta empresa é sua',
  'Business not found': 'Empresa não encontrada',
  'No web address is available for this name. Try a different name.':
    'Não há endereço da web disponível para este nome. Tente outro nome.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'A administração retirou esta empresa do diretório. Escreva para pedir que ela volte.',
  'Only the owner may publish this business': 'Só o proprietário pode publicar esta empresa',
  'You cannot review this business': 'Você não pode avaliar esta empresa',
  'This review no longer exists': 'Esta avaliação não existe mais',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Você já avaliou esta empresa. Envie de novo para substituir o que escreveu.',
  'You can’t review a business you own or work for':
    'Você não pode avaliar uma empresa que é sua ou em que trabalha',
  'Only the owner can reply to reviews': 'Só o proprietário pode responder a avaliações',
  'This is your own review': 'Esta avaliação é sua',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Você pode avaliar até {0} empresas por dia. Volte amanhã.',
  'Only the owner may change the team': 'Só o proprietário pode alterar a equipe',
  'This person is not on the team': 'Esta pessoa não está na equipe',
  'This member is already on the team or invited': 'Este membro já está na equipe ou já recebeu um convite',
  'You are already on this team': 'Você já está nesta equipe',
  'Only the invited member can respond': 'Só o membro convidado pode responder',
  'A team can have at most {0} members': 'Uma equipe pode ter no máximo {0} membros',
  'Only the owner can manage the team': 'Só o proprietário pode gerenciar a equipe',
  'You have answered this application already': 'Você já respondeu a esta candidatura',
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
  'This picture no longer exists. Please upload it again.': 'Esta imagem não existe mais. Envie-a de novo.',
  'The picture {0} no longer exists. Please upload it again.':
    'A imagem {0} não existe mais. Envie-a de novo.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Primeiro, confirme seu endereço de e-mail. Você pode pedir um novo link nas suas configurações.',
  'This page link is not valid': 'Este link de página não é válido',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Sua associação terminou; por isso, você pode ler, mas não publicar. Fale com a administração para renová-la.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Outra pessoa alterou isto nesse meio-tempo{0}. Salve de novo para substituir.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Outra pessoa alterou os mesmos campos nesse meio-tempo. Nada foi salvo.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Outra pessoa alterou isto enquanto você editava, por isso suas alterações não foram salvas.',
  'This part of the site is turned off': 'Esta parte do site está desativada',
  'Please confirm your password first': 'Primeiro, confirme sua senha',
  'Something went wrong': 'Algo deu errado',
  'Invalid input': 'Dados inválidos',
  'One of the values is too large or too small': 'Um dos valores é grande ou pequeno demais',
  'An item like this already exists': 'Já existe um item como este',
  'A linked item no longer exists. Reload the page and try again.':
    'Um item vinculado não existe mais. Recarregue a página e tente novamente.',
  'This is not part of your role': 'Isso não faz parte da sua função',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Sua função exige o login em duas etapas. Ative-o em Configurações, na seção “Segurança”.',
  'Not authenticated': 'É preciso entrar na conta',
  'Please enter the code of your second factor.': 'Informe o código da segunda etapa do login.',
  'Too many requests. Please wait a moment and try again.':
    'Muitas solicitações. Aguarde um momento e tente novamente.',
  'You’re posting too quickly. Please try again later.':
    'Você está publicando rápido demais. Tente novamente mais tarde.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Novos membros podem publicar cinco vezes no primeiro dia. Volte amanhã.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Você fez vários pedidos em pouco tempo. Tente novamente mais tarde.',
  'You’re sending messages too quickly. Please try again later.':
    'Você está enviando mensagens rápido demais. Tente novamente mais tarde.',
  'You can post ten opportunities a day.': 'Você pode publicar dez oportunidades por dia.',
  'You can create 100 events a day.': 'Você pode criar 100 eventos por dia.',
  'You can create 20 chapters a day.': 'Você pode criar 20 grupos por dia.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Você pediu várias vagas em pouco tempo. Tente novamente mais tarde.',
  'Several emails were sent to this address. Please try again later.':
    'Vários e-mails foram enviados para este endereço. Tente novamente mais tarde.',
  'You can export your data five times an hour.': 'Você pode exportar seus dados cinco vezes por hora.',
  'You can create up to six backups an hour. Please try again later.':
    'Você pode criar até seis backups por hora. Tente novamente mais tarde.',
  'You can export up to six times an hour. Please try again later.':
    'Você pode exportar até seis vezes por hora. Tente novamente mais tarde.',
  'You can restore up to three times an hour. Please try again later.':
    'Você pode restaurar até três vezes por hora. Tente novamente mais tarde.',
  'You can download up to five backups a minute. Please try again later.':
    'Você pode baixar até cinco backups por minuto. Tente novamente mais tarde.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Você pode enviar até dez backups por hora. Tente novamente mais tarde.',
  'Too many pages are open at once. Please close some.':
    'Há páginas demais abertas ao mesmo tempo. Feche algumas.',
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
  'There is no such article': 'Este artigo não existe',
  'Choose a member of the community': 'Escolha um membro da comunidade',
  'An article can show at most {0} pictures': 'Um artigo pode mostrar no máximo {0} imagens',
  'Only administrators can write articles': 'Só a administração pode escrever artigos',
  "The article you're looking for doesn't exist.": 'O artigo que você procura não existe.',
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
  'Message deleted with the account': 'Mensagem excluída com a conta',
  'There is no such page': 'Esta página não existe',
  'Another page already has this address': 'Outra página já tem este endereço',
  'A community can have at most {0} pages': 'Uma comunidade pode ter no máximo {0} páginas',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Esta página já foi publicada. Em vez disso, despublique-a: as versões dela ficam registradas.',
  'Someone else has changed this page since you opened it':
    'Outra pessoa alterou esta página depois que você a abriu',
  "You can't change a page's address after it's published":
    'O endereço de uma página publicada não pode mais ser alterado',
  'There is no such version of this page': 'Esta versão da página não existe',
  'Choose one of the languages of this community': 'Escolha um dos idiomas desta comunidade',
  paused: 'suspensa',
  deactivated: 'desativada',
  'paused. You can sign in again on {0}': 'suspensa. Você poderá entrar de novo em {0}',
  ' to “{0}”': ' para “{0}”',
  pending: 'pendente',
  'in progress': 'em andamento',
  completed: 'concluído',
  cancelled: 'cancelado',
  members: 'membros',
  businesses: 'empresas',
  logo: 'logotipo',
  'cover image': 'imagem de capa',
  picture: 'imagem',
  'another member has this address': 'outro membro tem este endereço',
  'same address as row {0}': 'mesmo endereço da linha {0}',
  'no member has this email address': 'nenhum membro tem este e-mail',
  'there is no email address': 'não há e-mail',
  'there is no name': 'não há nome',
  'there is no such day': 'esse dia não existe',
  'could be {0} or {1}, so write the year first': 'pode ser {0} ou {1}; escreva o ano primeiro',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'escreva a data como 2027-12-31 ou 31.12.2027, ou deixe em branco se não houver fim',
  'contains a formula instead of a value': 'contém uma fórmula em vez de um valor',
  ' and {0} more': ' e mais {0}',
  ' You can sign in again on {0}.': ' Você pode entrar de novo em {0}.',
  postcode: 'CEP',
  number: 'número',
  Name: 'Nome',
  Email: 'E-mail',
};

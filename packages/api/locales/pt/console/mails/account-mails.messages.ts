import type { accountMailMessages as english } from '#src/console/mails/account-mails.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const minutesOf = (count: number) => `${number(count)} ${plural(count, { one: 'minuto', other: 'minutos' })}`;
const hoursOf = (count: number) => `${number(count)} ${plural(count, { one: 'hora', other: 'horas' })}`;
const daysOf = (count: number) => `${number(count)} ${plural(count, { one: 'dia', other: 'dias' })}`;

export const accountMailMessages: Translation<typeof english> = {
  footer: 'Você sempre recebe este e-mail, porque ele diz respeito à segurança da sua conta.',
  notYou: (address) => `Se não foi você, escreva imediatamente para ${address}.`,
  openConsole: 'Abrir a administração',
  notices: {
    'mail.password_changed': {
      subject: 'Sua senha foi alterada',
      paragraph:
        'A senha da sua conta acaba de ser alterada, e sua sessão foi encerrada em todos os outros dispositivos.',
    },
    'mail.login_blocked': {
      subject: 'Alguém está tentando entrar na sua conta',
      paragraph:
        'Várias senhas erradas foram digitadas para a sua conta. Estamos limitando essas tentativas. Você continua podendo entrar nos dispositivos que usa. Se esqueceu sua senha, peça uma nova na página de login.',
    },
    'mail.login_while_blocked': {
      subject: 'Novo acesso à sua conta',
      paragraph:
        'Alguém digitou a senha correta da sua conta, em um dispositivo e em uma rede que não reconhecemos, enquanto outros digitavam senhas erradas. Se foi você, não é preciso fazer nada.',
    },
    'mail.second_factor_added': {
      subject: 'O login em duas etapas está ativado',
      paragraph:
        'A partir de agora, para entrar na sua conta são necessários sua senha e um código do seu aplicativo autenticador. Guarde seus códigos de recuperação em um lugar seguro: cada um deles permite entrar uma vez, caso você perca o celular.',
    },
    'mail.second_factor_ended': {
      subject: 'O login em duas etapas está desativado',
      paragraph:
        'Agora basta a senha para entrar na sua conta. Seus códigos de recuperação não funcionam mais.',
    },
    'mail.second_factor_reset': {
      subject: 'Seu login em duas etapas foi desativado',
      paragraph:
        'A administração desativou o login em duas etapas da sua conta, e sua sessão foi encerrada em todos os dispositivos. Entre com sua senha e configure-o de novo nas suas configurações.',
    },
    'mail.second_factor_refused': {
      subject: 'Alguém sabe sua senha',
      paragraph:
        'Alguém digitou sua senha e depois vários códigos errados, sem conseguir entrar. Se não foi você, escolha agora outra senha nas suas configurações.',
    },
    'mail.recovery_codes_renewed': {
      subject: 'Você tem novos códigos de recuperação',
      paragraph:
        'Foram gerados novos códigos de recuperação para a sua conta. Os que você tinha não funcionam mais.',
    },
    'mail.passkey_added': {
      subject: 'Uma chave de acesso foi adicionada à sua conta',
      paragraph:
        'Agora você pode entrar com uma chave de acesso, sem sua senha. Você vê e remove suas chaves de acesso nas suas configurações.',
    },
    'mail.passkey_removed': {
      subject: 'Uma chave de acesso foi removida da sua conta',
      paragraph:
        'Ela não serve mais para entrar. No dispositivo em que você a criou, talvez seja preciso excluí-la manualmente das suas senhas.',
    },
    'mail.password_ended': {
      subject: 'Escolha uma nova senha',
      paragraph:
        'Você entrou com um código por e-mail, o que confirmou seu endereço pela primeira vez. Até então, qualquer pessoa poderia tê-lo cadastrado; por isso, a senha e as outras formas de entrar escolhidas antes não funcionam mais. Para voltar a entrar com uma senha, escolha “Esqueceu sua senha?” na página de login.',
    },
    'mail.accounts_merged': {
      subject: 'Suas contas foram mescladas',
      paragraph:
        'A administração mesclou outra conta sua com esta, com as conexões, mensagens e publicações dela. De agora em diante, entre com este endereço.',
    },
  },
  providerLinked: {
    subject: (provider) => `Agora você pode entrar com ${provider}`,
    paragraph: (provider) =>
      `Uma conta ${provider} foi vinculada à sua. Quem consegue entrar lá consegue entrar aqui. Você pode desvinculá-la nas suas configurações, em “Segurança”.`,
  },
  providerUnlinked: {
    subject: (provider) => `Você não pode mais entrar com ${provider}`,
    paragraph: (provider) => `Sua conta ${provider} foi desvinculada. Sua senha continua funcionando.`,
  },
  administrator: {
    subject: (site) => `Agora você faz parte da administração de ${site}`,
    paragraph: (least) =>
      `Entre de novo para abrir a administração. As senhas de administradores precisam ter no mínimo ${number(least)} caracteres. Se a sua for mais curta, enviaremos um link por e-mail para você escolher uma nova.`,
  },
  test: {
    subject: (site) => `E-mail de teste de ${site}`,
    paragraph: (site) => `Os e-mails de ${site} chegam até você.`,
    footer: 'Você enviou este e-mail para o próprio endereço, pela administração.',
  },
  dataExported: {
    subject: (site) => `Uma cópia dos seus dados em ${site}`,
    paragraph: (site) =>
      `Como você pediu, a administração de ${site} fez uma cópia dos seus dados, para entregá-la a você. Ela contém o que também pode ser baixado nas suas configurações.`,
    footer: (address) => `Você não pediu isso? Escreva imediatamente para ${address}.`,
  },
  passwordReset: {
    subject: 'Escolha uma nova senha',
    paragraph: (minutes) =>
      `Alguém, provavelmente você, pediu uma nova senha. O link funciona uma vez, por ${minutesOf(minutes)}.`,
    label: 'Escolher uma nova senha',
    footer: 'Não foi você? Pode ignorar este e-mail: sua senha continua a mesma.',
  },
  setPassword: {
    subject: (site) => `Sua conta em ${site} está pronta`,
    paragraph: (site, days) =>
      `A administração de ${site} convidou você. Escolha uma senha para entrar. O link funciona uma vez, por ${daysOf(days)}.`,
    label: 'Escolher uma senha',
    footer: 'Não esperava por isto? Pode ignorar este e-mail.',
  },
  linkOfAdmin: {
    paragraph: (days) =>
      `A administração enviou este link para que você possa entrar de novo. Ele funciona uma vez, por ${daysOf(days)}.`,
    footer: 'Não pediu ajuda? Pode ignorar este e-mail: sua senha continua a mesma.',
  },
  verifyEmail: {
    subject: 'Confirme seu endereço de e-mail',
    paragraph: (hours) => `Confirme que este endereço é seu. O link funciona uma vez, por ${hoursOf(hours)}.`,
    label: 'Confirmar este endereço',
    footer: (site) => `Não tem conta em ${site}? Pode ignorar este e-mail.`,
  },
  addressInUse: {
    subject: (site) => `Você tem uma conta em ${site} com este endereço`,
    paragraph:
      'Alguém, provavelmente você, quer usar este endereço em outra conta. Um endereço pertence a uma única conta, por isso nada foi alterado.',
    twoAccounts: (address) =>
      `Você tem duas contas? Escreva para ${address}: a administração pode mesclá-las.`,
    footer: 'Não foi você? Pode ignorar este e-mail.',
  },
  useAddress: {
    subject: (site) => `Use este endereço na sua conta em ${site}`,
    paragraph: (site, minutes) =>
      `Alguém, provavelmente você, quer entrar em ${site} com este endereço. Confirme que ele é seu. O link funciona uma vez, por ${minutesOf(minutes)}.`,
    label: 'Usar este endereço',
  },
  addressChanged: {
    subject: (site) => `O endereço da sua conta em ${site} foi alterado`,
    byMember:
      'Sua conta agora tem outro endereço de e-mail, confirmado por um link em um e-mail enviado para lá. Ninguém mais pode entrar com este endereço.',
    byAdmin: (site) =>
      `A administração de ${site} definiu outro endereço de e-mail para sua conta, e um link para escolher uma senha foi enviado para lá. Ninguém mais pode entrar com este endereço.`,
  },
  code: {
    staffSubject: (site) => `Entre em ${site} com sua senha`,
    staff:
      'Alguém, provavelmente você, quer entrar com um código por e-mail. Administradores e membros com uma função podem fazer isso depois de ativar o login em duas etapas nas configurações. Até lá, entre com sua senha.',
    subject: (site) => `Seu código para ${site}`,
    enter: (site) => `Digite este código onde você o pediu, para entrar em ${site}:`,
    works: (minutes) =>
      `Ele funciona uma vez, por ${minutesOf(minutes)}, somente naquele navegador. Não o passe a ninguém: nunca o pedimos por telefone ou e-mail.`,
    footer: (address) =>
      `Não foi você? Pode ignorar este e-mail: sem o código, ninguém entra. Se receber outros, escreva para ${address}.`,
  },
  role: {
    administrator: 'Administração',
    granted: (site, role) => `Agora você tem uma função em ${site}: ${role}`,
    ended: (site, role) => `Você não tem mais a função ${role} em ${site}`,
    isFor: (does) => `Ela serve para: ${does}.`,
    password: (least) =>
      `Entre de novo para abrir a administração. As senhas de membros com uma função precisam ter no mínimo ${number(least)} caracteres. Se a sua for mais curta, enviaremos um link por e-mail para você escolher uma nova.`,
    signedOut:
      'Sua sessão foi encerrada. Você pode entrar de novo como antes; seu perfil e suas publicações não mudaram.',
  },
  membership: {
    hasEnded: (site) => `Sua associação a ${site} terminou`,
    endsSoon: (site) => `Sua associação a ${site} termina em breve`,
    ended: (day) => `Sua associação terminou em ${day}.`,
    runs: (day) => `Sua associação vale até ${day}.`,
    lapses: (day) =>
      `Depois de ${day}, você ainda pode entrar e ler, mas não publicar nem escrever a membros.`,
    renew: (address) => `Para renová-la, escreva para ${address}.`,
    footer: 'Você sempre recebe este e-mail, porque ele diz respeito à sua associação.',
  },
  erased: {
    applicationSubject: (site) => `Seu pedido de adesão a ${site} foi apagado`,
    application: (site) =>
      `Como você pediu, a administração de ${site} apagou seu pedido de adesão e tudo o que havia nele. Os backups guardam cópias antigas por algum tempo; se um deles for restaurado, seu pedido será apagado dele também.`,
    applicationFooter: (address) => `Você não pediu isso? Escreva para ${address}.`,
    subject: 'Sua conta foi excluída',
    onRequest: (site) => `Como você pediu, a administração de ${site} excluiu sua conta.`,
    byMember: 'Sua conta foi excluída.',
    gone: 'Seu perfil e suas conexões não existem mais, e no lugar das suas mensagens privadas aparece “Mensagem excluída com a conta”.',
    postsStay:
      'As publicações, os comentários e as avaliações que você publicou continuam com o nome “Ex-membro”.',
    postsDeleted:
      'As publicações e os comentários que você publicou foram excluídos. As avaliações continuam com o nome “Ex-membro”.',
    backups:
      'Suas empresas não aparecem mais no diretório. Os backups guardam cópias antigas por algum tempo; se um deles for restaurado, sua conta será excluída dele também.',
    footer: (address) => `Não foi você? Escreva para ${address}.`,
  },
};

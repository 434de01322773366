import type { authMessages as english } from '#src/features/auth/auth.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const authMessages: Translation<typeof english> = {
  login: {
    title: 'Entrar',
    intro: 'Que bom ver você de novo.',
    submit: 'Entrar',
    busy: 'Entrando...',
    forgot: 'Esqueceu sua senha?',
    byCode: 'Receber um código por e-mail',
    byPasskey: 'Usar uma chave de acesso',
    refused: 'Verifique seu e-mail e sua senha ou escolha uma nova senha.',
    toggle: 'Não tem uma conta? Cadastre-se',
  },
  register: {
    title: 'Criar conta',
    intro: 'Conte o que você procura e o que oferece. Usamos isso para encontrar suas combinações.',
    submit: 'Criar conta',
    busy: 'Criando conta...',
    toggle: 'Já tem uma conta? Entre',
    lastNameHint: 'Deixe em branco se não tiver',
    passwordHint: 'Senha (mínimo de 6 caracteres)',
    more: 'Adicionar mais agora',
    moreHint: 'Cargo, empresa, o que você procura e oferece',
    honeypot: 'Deixe este campo vazio',
    sent: (email) =>
      `Agradecemos seu cadastro. A administração vai analisá-lo primeiro. Enviamos um link para ${email}: abra-o para confirmar seu endereço e ver em que ponto está seu cadastro. Quando ele for aprovado, você receberá um e-mail com um link para escolher uma senha.`,
    reads: 'Antes de se cadastrar, leia:',
    accepts: 'Ao criar uma conta, você aceita:',
    and: ' e ',
    audience: 'Quem pode ver seus dados de contato?',
    audienceHint:
      'Isso vale para seu e-mail e seu telefone. O perfil em si é público: visitantes podem vê-lo.',
  },
  connecting: {
    join: (firstName) => `Cadastre-se para se conectar com ${firstName}`,
    login: (firstName) => `Entre para se conectar com ${firstName}`,
    greeting: {
      label: (firstName) => `Dê um oi para ${firstName} (se quiser)`,
      hint: 'Você pode reler antes de enviar.',
    },
  },
  application: {
    title: 'Pedir adesão',
    intro:
      'Lemos todos os pedidos. Quando o seu for aprovado, enviaremos por e-mail um link para você escolher uma senha.',
    submit: 'Enviar pedido',
    busy: 'Enviando pedido...',
    toggle: 'Já tem uma conta? Entre',
    failed: 'Não foi possível carregar o formulário',
    sent: (email) =>
      `Agradecemos seu pedido. Enviamos um link para ${email}. Abra-o para confirmar seu endereço; ele também mostra em que ponto está seu pedido. Se você já enviou um pedido antes, usaremos o primeiro.`,
  },
  invited: {
    title: 'Cadastrar-se com convite',
    intro: '',
    toggle: 'Já tem uma conta? Entre',
    by: (person, site) => `${person} convidou você para ${site}.`,
    failed: 'Não foi possível carregar o convite',
    withoutInvitation: 'Continuar sem o convite',
    states: {
      revoked: 'Este convite foi revogado. Peça um novo.',
      used: 'Este convite atingiu o limite de usos. Peça um novo.',
      expired: 'Este convite expirou. Peça um novo.',
    },
  },
  invitation: {
    title: 'Somente com convite',
    intro:
      'Novos membros entram com convite. Se você recebeu um, abra o link que está nele. Se já tem uma conta, pode entrar normalmente.',
    toggle: 'Já tem uma conta? Entre',
  },
  closed: {
    title: 'O cadastro está fechado',
    intro:
      'No momento, não é possível cadastrar novos membros. Se você já tem uma conta, pode entrar normalmente.',
    toggle: 'Já tem uma conta? Entre',
  },
  sessionEnded: {
    title: 'Sua sessão foi encerrada',
    intro: 'Você saiu em outra aba ou sua sessão terminou. Entre para continuar de onde parou.',
    leave: 'Continuar sem entrar',
  },
  'forgot-password': {
    title: 'Esqueceu sua senha?',
    intro: 'Digite seu endereço de e-mail e enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar o link',
    sent: (email, minutes) =>
      `Se houver uma conta com ${email}, enviamos um link para esse endereço. Ele funciona uma vez, por ${plural(
        minutes,
        { one: `${number(minutes)} minuto`, other: `${number(minutes)} minutos` },
      )}.`,
    toggle: 'Voltar ao login',
  },
  fields: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    password: 'Senha',
    showPassword: 'Mostrar senha',
    jobTitle: 'Cargo',
    company: 'Empresa',
    industry: 'Setor',
    selectIndustry: 'Selecione seu setor',
    location: 'Localização',
    locationPlaceholder: 'Cidade',
    lookingFor: 'Procuro',
    lookingForPlaceholder: 'ex.: contabilidade para minha padaria',
    servicesOffered: 'Serviços que ofereço',
    servicesOfferedPlaceholder: 'ex.: bolos de casamento e pães para cafeterias',
  },
  signedIn: { title: 'Que bom ter você de volta!', description: 'Você entrou na sua conta.' },
  registered: (firstName) => ({
    title: 'Conta criada!',
    description: `Boas-vindas, ${firstName}.`,
  }),
  loginFailed: { title: 'Erro', description: 'E-mail ou senha incorretos.' },
  passkeyFailed: {
    title: 'Erro',
    description: 'Não foi possível usar sua chave de acesso. Tente novamente ou entre com sua senha.',
  },
  onTheList: {
    title: 'Verifique seu e-mail',
    description: 'Você já está na nossa lista. Enviamos seu convite novamente.',
  },
  registerFailed: { title: 'Erro', description: 'Não foi possível criar a conta. Tente novamente.' },
};

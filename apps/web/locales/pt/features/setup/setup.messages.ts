import type { setupMessages as english } from '#src/features/setup/setup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const setupMessages: Translation<typeof english> = {
  title: 'Configure sua comunidade',
  description: 'Cinco passos curtos. Você pode mudar tudo depois na administração.',
  step: (number, of) => `Passo ${number} de ${of}`,
  checking: 'Verificando o endereço de configuração...',
  signIn: 'Entrar',
  home: 'Ir para a página inicial',
  noToken: {
    title: 'Esta página configura uma nova comunidade',
    text: 'Abra o endereço de configuração que o servidor registrou no log ao iniciar. Se você é da administração, entre primeiro.',
  },
  refused: 'Não é possível usar este endereço de configuração',
  administrator: {
    title: 'Sua conta',
    text: 'A primeira conta de administração é a sua: você decide quem participa e como tudo aparece.',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    password: 'Senha',
    passwordHint: 'Pelo menos 12 caracteres',
    submit: 'Criar conta',
  },
  name: {
    title: 'Nome e aparência',
    text: 'Como sua comunidade se chama, com logotipo e cores. Tudo aparece em todos os lugares na hora.',
  },
  about: {
    title: 'Texto e localização',
    text: 'O que os visitantes leem na página inicial, como você recebe novos membros e onde vocês estão.',
  },
  join: { title: 'Quem pode participar', text: 'Como as pessoas se tornam membros.' },
  members: {
    title: 'Seus membros',
    text: 'Importe os membros que você já tem ou convide algumas pessoas para começar.',
    import: 'Importar membros de uma planilha',
    importHint: 'Um arquivo Excel ou CSV. Nenhum e-mail sai até você enviar os convites.',
    terms: 'Publique antes seus termos e sua política de privacidade',
    termsHint: 'Ambos começam com um rascunho. Novos membros os aceitam ao se cadastrar.',
    invite: 'Convidar pessoas',
    inviteHint: 'Por um link para compartilhar ou por e-mail.',
    add: 'Adicionar membros um a um',
    addHint: 'Cada pessoa recebe um e-mail com um link para escolher a senha.',
    finish: 'Abrir a administração',
  },
  back: 'Voltar',
  skip: 'Pular',
  next: 'Salvar e continuar',
  continue: 'Continuar',
  failed: 'Não foi possível carregar as configurações',
};

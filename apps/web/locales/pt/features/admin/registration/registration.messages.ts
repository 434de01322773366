import type { registrationMessages as english } from '#src/features/admin/registration/registration.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const registrationMessages: Translation<typeof english> = {
  title: 'Cadastro',
  description:
    'Quem pode participar da sua comunidade e como os membros entram. As alterações valem imediatamente, em todo lugar.',
  failed: 'Não foi possível carregar as configurações',
  saved: { title: 'Alterações salvas' },
  mode: {
    title: 'Quem pode participar',
    options: {
      open: { label: 'Qualquer pessoa', hint: 'Novos membros se cadastram e já podem entrar.' },
      application: {
        label: 'Mediante pedido de adesão',
        hint: 'As pessoas preenchem o formulário de cadastro e suas perguntas. Você aprova ou recusa em “Pedidos de adesão”.',
      },
      invitation: {
        label: 'Somente pessoas convidadas',
        hint: 'As pessoas se cadastram com convite. Os visitantes veem que só se entra com convite.',
      },
      closed: { label: 'Ninguém no momento', hint: 'O cadastro está desativado.' },
    },
  },
  switches: {
    membersInvite: {
      title: 'Convites',
      label: 'Os membros podem convidar pessoas',
      hint: 'Com links para até 20 pessoas, válidos por até 30 dias. Quem recebe um convite se cadastra sem pedido de adesão.',
    },
    protectsFromBots: {
      title: 'Robôs',
      label: 'Verificar se os cadastros vêm de robôs',
      hint: 'Invisível para os membros: sem desafios e sem o envolvimento de outra empresa. Cadastros que parecem automatizados aguardam sua aprovação em “Pedidos de adesão”. Programas que se cadastram pela API também aguardam lá.',
    },
    requiresConfirmedEmail: {
      title: 'E-mails',
      label: 'Exigir um e-mail confirmado',
      hint: 'Até confirmar o e-mail, os membros podem entrar e ler, mas não podem publicar, comentar, avaliar, incluir uma empresa, publicar uma oportunidade nem enviar mensagens a membros que não conhecem.',
    },
    mailedCodes: {
      title: 'Login',
      label: 'Os membros podem entrar com um código por e-mail',
      hint: 'Para membros que voltam raramente e esquecem a senha. O código funciona uma vez, por dez minutos, no navegador que o pediu. Membros com login em duas etapas ainda informam o segundo código, e os administradores precisam do login em duas etapas para usá-lo.',
    },
  },
  questions: {
    title: 'Perguntas para quem pede adesão',
    hint: 'Exibidas com o formulário de cadastro quando alguém pede adesão.',
    text: (number) => `Pergunta ${number}`,
    required: 'Obrigatória',
    add: 'Adicionar pergunta',
    up: (number) => `Mover a pergunta ${number} para cima`,
    down: (number) => `Mover a pergunta ${number} para baixo`,
    remove: (number) => `Remover a pergunta ${number}`,
  },
};

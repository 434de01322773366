import type { chapterFormMessages as english } from '#src/features/chapters/form/chapter-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterFormMessages: Translation<typeof english> = {
  createTitle: 'Novo grupo',
  createText: 'Você é responsável por ele até passar o cargo a outra pessoa.',
  editTitle: 'Configurações do grupo',
  submit: 'Criar grupo',
  created: 'Grupo criado',
  saved: 'Alterações salvas',
  notYours: 'Só os responsáveis por um grupo alteram as configurações dele.',
  notAllowed: 'Só a administração cria grupos. Peça a ela que crie o seu.',
  back: 'Voltar ao grupo',
  toList: 'Todos os grupos',
  fields: {
    name: { label: 'Nome' },
    description: { label: 'Sobre' },
    place: { label: 'Lugar', description: 'Onde o grupo se reúne, por exemplo uma cidade.' },
    timeZone: { label: 'Fuso horário' },
    joining: { label: 'Participação' },
    question: {
      label: 'Pergunta para quem pede para participar',
      description: 'Deixe em branco para perguntar por que a pessoa gostaria de participar.',
    },
    isHidden: {
      label: 'Oculto',
      description: 'Ninguém de fora o encontra nem vê seus membros. Só se entra com convite.',
    },
    oneSeatPerTrade: {
      label: 'Uma vaga por ramo',
      description:
        'Os membros informam seu ramo, e ninguém mais desse ramo pode participar. Isso não pode ser alterado depois.',
    },
    seat: { label: 'Seu ramo', description: 'Sua própria vaga no grupo.' },
  },
  chooseZone: 'Escolha um fuso horário',
  joining: {
    open: 'Qualquer membro pode participar',
    request: 'Os responsáveis aprovam os pedidos',
    invited: 'Somente com convite',
  },
  close: {
    action: 'Fechar grupo',
    text: 'Um grupo fechado não aceita membros, e só os membros dele o veem.',
    question: 'Fechar este grupo?',
    withEvents: 'Cancelar também os eventos?',
    withEventsAction: 'Cancelar eventos e fechar',
    done: 'Grupo fechado',
    reopen: 'Reabrir',
    reopened: 'Grupo reaberto',
  },
};

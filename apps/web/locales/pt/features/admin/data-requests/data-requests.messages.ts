import type { dataRequestsMessages as english } from '#src/features/admin/data-requests/data-requests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const dataRequestsMessages: Translation<typeof english> = {
  title: 'Solicitações de dados',
  description:
    'Quem pediu que seus dados fossem apagados ou uma cópia deles. A lei dá a você um mês para responder.',
  noun: 'solicitações',
  filters: {
    waiting: 'Em espera',
    done: 'Concluídas',
    declined: 'Recusadas',
  },
  empty: {
    waiting: 'Registre uma solicitação na página de um membro ou ao lado de um pedido de adesão.',
    done: 'As solicitações executadas aparecem aqui, cada uma com um comprovante.',
    declined: 'As solicitações recusadas aparecem aqui.',
  },
  kinds: { erasure: 'Eliminação', export: 'Cópia dos dados' },
  channels: {
    letter: 'Por carta',
    email: 'Por e-mail',
    phone: 'Por telefone',
    in_person: 'Pessoalmente',
  },
  former: { member: (id) => `Ex-membro ${id}`, applicant: (id) => `Pedido de adesão ${id}` },
  received: (channel, date) => `${channel}, recebida em ${date}`,
  due: (date) => `Responder até ${date}`,
  enteredBy: (name) => `Registrada por ${name}`,
  reason: 'Como sabemos',
  alsoPublished: 'O que a pessoa publicou também é excluído: publicações e comentários.',
  needsOther: 'Outro administrador precisa confirmar.',
  confirm: { erasure: 'Apagar agora', export: 'Confirmar' },
  decline: 'Recusar',
  download: 'Baixar cópia',
  downloadFailed: 'Não foi possível baixar a cópia',
  receipt: 'Comprovante',
  of: (action, name) => `${action}: ${name}`,
  declined: { title: 'Solicitação recusada' },
  confirmDialog: {
    title: (name) => `Apagar os dados de ${name}?`,
    text: 'Tudo sobre esta pessoa é excluído agora, e as sessões dela são encerradas em todos os dispositivos. Não é possível desfazer.',
  },
  section: {
    title: 'Dados pessoais',
    text: 'Quando esta pessoa fizer o pedido por escrito.',
    erasure: 'Apagar…',
    export: 'Cópia dos dados…',
  },
  dialog: {
    titles: {
      erasure: (name) => `Apagar os dados de ${name}`,
      export: (name) => `Cópia dos dados de ${name}`,
    },
    texts: {
      erasure:
        'Perfil, mensagens e conexões são excluídos de vez, como quando um membro exclui a própria conta. Publicações, comentários e avaliações publicados permanecem com o nome “Ex-membro”.',
      export:
        'Você recebe um arquivo com o que a própria pessoa poderia baixar, inclusive as mensagens privadas, para entregar a ela. Ela é avisada por e-mail.',
    },
    channel: 'Como a pessoa pediu',
    receivedOn: 'Recebida em',
    reason: {
      label: 'Como você sabe que era mesmo essa pessoa?',
      description: 'Removido junto com os dados da pessoa quando você os apaga.',
      placeholder: 'Carta assinada; a assinatura confere com a do formulário de adesão',
    },
    alsoPublished: {
      label: 'Excluir também o que a pessoa publicou',
      description:
        'As publicações, com os comentários de outras pessoas nelas, e os comentários. As avaliações permanecem com o nome “Ex-membro”.',
    },
    others: 'Antes, outro administrador confirma.',
    alone: 'Não há outro administrador além de você, por isso tudo acontece imediatamente.',
    submit: 'Registrar solicitação',
    submitAlone: { erasure: 'Apagar agora', export: 'Fazer cópia' },
    entered: {
      title: 'Solicitação registrada',
      description: 'Os outros administradores são avisados. Um deles confirma.',
    },
  },
  page: {
    title: {
      erasure: 'Comprovante: eliminação de dados pessoais',
      export: 'Comprovante: cópia de dados pessoais',
    },
    failed: 'Não foi possível carregar a solicitação',
    loading: 'Carregando a solicitação...',
    back: 'Solicitações de dados',
    print: 'Imprimir',
    community: 'Comunidade',
    number: 'Solicitação',
    person: 'Pessoa',
    asked: 'Feita',
    entered: 'Registrada',
    confirmed: 'Executada',
    open: { waiting: 'Esta solicitação ainda está em espera.', declined: 'Esta solicitação foi recusada.' },
    by: (date, name) => (name === null ? date : `${date}, por ${name}`),
    itself: (date) => `${date}, pela própria pessoa`,
    nameOnce:
      'O nome só é exibido agora: nada do que fica armazenado diz quem era. Imprima ou salve esta página antes de sair dela.',
    erased: {
      title: 'O que foi apagado',
      member:
        'Nome, e-mail, telefone, perfil, imagens, conexões, itens salvos, notificações, sessões e dados de acesso; o texto de mensagens privadas, de pedidos e de denúncias; publicações não publicadas e excluídas.',
      published: 'Publicações, com os comentários de outras pessoas nelas, e comentários.',
      applicant: 'Nome, e-mail, perfil, respostas e a conversa sobre o pedido de adesão.',
    },
    kept: {
      title: 'O que permanece, sem nome',
      nothing: 'Nada.',
      uncounted: 'Publicações, comentários, avaliações, apresentações e pedidos, se houver.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }) =>
        [
          posts > 0 && counted(posts, 'publicação', 'publicações'),
          comments > 0 && counted(comments, 'comentário', 'comentários'),
          reviews > 0 && counted(reviews, 'avaliação', 'avaliações'),
          messages > 0 && `${counted(messages, 'mensagem privada', 'mensagens privadas')} sem texto`,
          referrals > 0 && `${counted(referrals, 'apresentação', 'apresentações')} sem texto`,
          orders > 0 &&
            `${counted(orders, 'pedido', 'pedidos')}, para a contabilidade: o quê, quando e por quanto`,
          businesses > 0 &&
            counted(businesses, 'empresa, que saiu do diretório', 'empresas, que saíram do diretório'),
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'Backups',
      text: 'Os backups feitos antes ainda contêm uma cópia até serem substituídos por mais recentes. Se um deles for restaurado, esta eliminação é repetida antes que os dados sejam usados.',
    },
    copyUntil: (date) => `O arquivo pode ser baixado até ${date}.`,
    copy: (days) =>
      `O arquivo pôde ser baixado por ${number(days)} ${plural(days, { one: 'dia', other: 'dias' })}.`,
  },
};

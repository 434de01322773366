import type { FIGURE_TEXTS as english } from '#src/console/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const FIGURE_TEXTS: Translation<typeof english> = {
  membersAtStart: {
    label: 'Membros no início',
    definition:
      'Todos cuja associação estava em vigor quando o primeiro dia começou, mesmo que ainda não tivessem entrado no site.',
  },
  joined: {
    label: 'Entradas',
    definition:
      'Todos cuja associação começou neste período: no dia informado em “Membro desde” ou, sem ele, quando se cadastraram, foram adicionados ou importados. Quem voltou em até 30 dias conta como se nunca tivesse saído.',
  },
  left: {
    label: 'Saídas',
    definition:
      'Todos que excluíram a própria conta ou tiveram a conta desativada. Uma suspensão que termina sozinha não conta.',
  },
  ended: {
    label: 'Encerramentos',
    definition: 'Associações cujo último dia caiu neste período e que não foram renovadas em até 30 dias.',
  },
  membersAtEnd: {
    label: 'Membros no fim',
    definition:
      'Todos cuja associação estava em vigor quando o último dia terminou. Quem teve nele o próprio último dia já não conta.',
  },
  renewed: {
    label: 'Renovações',
    definition:
      'Associações que terminariam neste período e ganharam um novo último dia, no prazo ou com até 30 dias de atraso.',
  },
  invited: {
    label: 'Convites enviados',
    definition:
      'Todos que receberam neste período o primeiro convite por e-mail. Links que qualquer pessoa pode usar não contam.',
  },
  invitedJoined: {
    label: 'Entradas por convite',
    definition: 'Entre quem recebeu esses convites, quem entrou no site até o fim do último dia.',
  },
  active: {
    label: 'Membros que estiveram aqui',
    definition:
      'Todos que entraram na conta e abriram uma página ao menos uma vez no mês. O mês conta inteiro, mesmo que só uma parte dele esteja no período.',
  },
  introductionsMade: {
    label: 'Feitas',
    definition: 'Membros apresentaram alguém, ou a si mesmos, a outro membro.',
  },
  introductionsAccepted: {
    label: 'Aceitas',
    definition:
      'Todos os envolvidos disseram sim neste período, não importa quando a apresentação foi feita.',
  },
  introductionsClosed: {
    label: 'Recusadas ou expiradas',
    definition: 'Recusadas, retiradas ou sem resposta em 30 dias.',
  },
  introductionsCompleted: {
    label: 'Geraram negócios',
    definition: 'O membro que recebeu a apresentação informou neste período que ela teve resultado.',
  },
  introductionValue: {
    label: 'Valor informado pelos membros',
    definition:
      'A soma dos valores informados com esses resultados. Nada é estimado, e os valores de contas excluídas não estão mais incluídos.',
  },
  ordersPlaced: { label: 'Feitos', definition: 'Pedidos de serviços que membros fizeram neste período.' },
  ordersCompleted: {
    label: 'Concluídos',
    definition: 'Pedidos concluídos neste período, não importa quando foram feitos.',
  },
  orderValue: {
    label: 'Valor',
    definition: 'Os preços dos pedidos feitos neste período, sem os que foram cancelados depois.',
  },
  industries: {
    label: 'Maiores setores',
    definition: 'Os membros no fim do período, pelo setor que o perfil informa hoje.',
  },
  towns: {
    label: 'Cidades com mais membros',
    definition: 'Os membros no fim do período, pela localização que o perfil informa hoje.',
  },
};

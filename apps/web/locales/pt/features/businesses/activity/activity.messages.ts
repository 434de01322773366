import type { activityMessages as english } from '#src/features/businesses/activity/activity.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

const KINDS: Translation<typeof english>['kinds'] = {
  view: 'Visualizações',
  call: 'Ligações',
  email: 'E-mails',
  website: 'Cliques no site',
  directions: 'Consultas de rota',
  save: 'Salvamentos',
  message: 'Mensagens',
  review: 'Avaliações',
};

const ENOUGH_FOR_PERCENT = 30;

export const activityMessages: Translation<typeof english> = {
  title: 'Seus últimos 30 dias',
  text: 'Só você pode ver isto.',
  loading: 'Carregando seus números...',
  failed: 'Não foi possível carregar seus números',
  choose: 'O que o gráfico mostra',
  kinds: KINDS,
  views: 'Visualizações em 30 dias',
  change: (total, before) => {
    if (total === before) return 'Igual aos 30 dias anteriores';
    if (before === 0) return 'Nenhum registro nos 30 dias anteriores';
    if (before < ENOUGH_FOR_PERCENT)
      return `${number(Math.abs(total - before))} a ${total > before ? 'mais' : 'menos'} que nos 30 dias anteriores`;
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))}% em relação aos 30 dias anteriores`;
  },
  isPublic: (address) => `Esta página é pública: ${address}`,
  none: 'Nada ainda. Compartilhe sua página com quem conhece você.',
  caption: (kind) => `${kind} por dia`,
};

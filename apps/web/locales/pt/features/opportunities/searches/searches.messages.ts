import type { searchesMessages as english } from '#src/features/opportunities/searches/searches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const searchesMessages: Translation<typeof english> = {
  title: 'Buscas salvas',
  save: 'Receber avisos',
  frequencies: { once: 'Na hora', daily: 'Toda manhã' },
  hint: { once: 'Você recebe cada uma na hora', daily: 'Você recebe as novas pela manhã' },
  edit: (name) => `Editar “${name}”`,
  remove: (name) => `Excluir “${name}”`,
  removed: { title: 'Busca excluída' },
  saved: { title: 'Busca salva', description: 'Você a encontra ao lado da lista de oportunidades.' },
  updated: { title: 'Busca atualizada' },
  full: 'Você pode salvar até 10 buscas. Primeiro, exclua uma delas.',
  dialog: {
    heading: 'Receber avisos de novas oportunidades',
    editHeading: 'Editar busca salva',
    filter: 'Para a busca que você definiu:',
    name: 'Nome',
    nameMissing: 'Informe um nome',
    frequency: 'Quando',
    how: 'Por notificação e por e-mail, conforme suas configurações.',
    settings: 'Alterar',
    preview: (count) => {
      if (count === 0) return 'Nos últimos 30 dias, não houve nada novo para ela.';
      const found = count === 100 ? 'pelo menos 100' : number(count);
      return `Nos últimos 30 dias, ela teria encontrado ${found} ${count === 1 ? 'oportunidade' : 'oportunidades'}.`;
    },
    newest: (title) => `A mais recente: “${title}”`,
    many: 'São muitas para “Na hora”: depois de cinco no mesmo dia, enviamos o restante na manhã seguinte.',
    submit: 'Salvar busca',
    save: 'Salvar alterações',
  },
};

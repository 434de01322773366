import type { calendarMessages as english } from '#src/features/events/calendar/calendar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarMessages: Translation<typeof english> = {
  add: 'Adicionar ao calendário',
  subscribe: 'Assinar no seu calendário',
  loading: 'Carregando seu calendário...',
  failed: 'Não foi possível carregar seu calendário',
  about:
    'Seu aplicativo de calendário lê seus eventos em um endereço secreto e se mantém atualizado: datas novas, remarcadas e canceladas.',
  create: 'Obter um endereço',
  existing: (date) =>
    `Você tem um endereço desde ${date}. Ele foi mostrado só uma vez; se não o tem mais, obtenha um novo. O antigo deixa de funcionar.`,
  replace: 'Obter um novo endereço',
  remove: 'Parar de compartilhar meu calendário',
  removed: 'O endereço do seu calendário não funciona mais',
  scope: { label: 'Quais eventos', mine: 'Aqueles em que me inscrevi', all: 'Todos os eventos' },
  address: 'Endereço do seu calendário',
  once: 'Ele é mostrado só uma vez. Quem o tiver pode ver esses eventos, então guarde-o só para você.',
  copy: 'Copiar endereço',
  open: 'Abrir no aplicativo de calendário',
};

import type { doorMessages as english } from '#src/features/events/door/door.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const at = (time: string) => `${/^0?1(\D|$)/.test(time) ? 'à' : 'às'} ${time}`;

export const doorMessages: Translation<typeof english> = {
  title: 'Recepção',
  description: 'Faça o check-in de quem chega.',
  loading: 'Carregando a lista...',
  failed: 'Não foi possível carregar a lista',
  incomplete: 'Este link está incompleto. Abra o link inteiro.',
  offlineAtStart: 'Não há rede, e este celular ainda não tem a lista desta data.',
  offline: 'Sem rede. Os check-ins ficam salvos neste celular e são enviados quando a rede voltar.',
  stored: 'Exibindo a lista salva neste celular.',
  counts: (came, all) => `Check-ins feitos: ${number(came)} de ${number(all)}`,
  waiting: (count) =>
    plural(count, {
      one: `${number(count)} check-in aguarda envio.`,
      other: `${number(count)} check-ins aguardam envio.`,
    }),
  send: 'Enviar agora',
  search: 'Buscar na lista',
  nobody: 'Ninguém na lista tem este nome.',
  empty: 'Ninguém se inscreveu ainda.',
  more: (count) => `Mais ${number(count)} na lista. Use a busca para encontrar.`,
  guest: 'Convidado',
  onWaitlist: 'Lista de espera',
  checkIn: (name) => `Check-in de ${name}`,
  checkInShort: 'Check-in',
  others: (name) => `Mais opções para ${name}`,
  undo: (name) => `Desfazer o check-in de ${name}`,
  undoShort: 'Desfazer',
  isWaiting: 'Aguarda envio',
  statuses: {
    present: 'Presente',
    late: 'Chegou tarde',
    excused: 'Falta justificada',
    absent: 'Ausente',
    substitute: 'Substituição',
  },
  recorded: (status, time, by) => (by === null ? `${status}, ${time}` : `${status}, ${time}, por ${by}`),
  substituteFor: (name) => `${name} veio no lugar`,
  substitute: {
    title: (name) => `Quem veio no lugar de ${name}?`,
    name: 'Nome',
    submit: 'Check-in da substituição',
  },
  notice: {
    already: (name, time, by) =>
      by === null
        ? `O check-in de ${name} já foi feito ${at(time)}.`
        : `O check-in de ${name} já foi feito ${at(time)} por ${by}.`,
    refused: (name, message) => (name === '' ? message : `${name}: ${message}`),
    dismiss: 'Fechar',
  },
  walkIn: {
    action: 'Adicionar sem inscrição',
    title: 'Adicionar pessoa sem inscrição',
    name: 'Nome',
    email: 'E-mail (opcional)',
    emailHint: 'O endereço de um membro faz o check-in desse membro.',
    submit: 'Fazer check-in',
  },
  code: {
    title: 'Fazer check-in com este código?',
    text: 'Você escaneou o código de alguém na entrada.',
    submit: 'Fazer check-in',
    label: 'Código escaneado',
    cancel: 'Agora não',
  },
  scan: {
    action: 'Escanear códigos',
    title: 'Escanear códigos',
    view: 'O que a câmera vê',
    hint: 'Mostre um código para a câmera.',
    other: 'Este código não é para a entrada.',
    done: (name, status) => `${name}: ${status}`,
    already: (name) => `O check-in de ${name} já tinha sido feito.`,
    refused:
      'A câmera não está permitida aqui. Permita-a para este site nas configurações do navegador ou use o aplicativo de câmera do celular.',
    none: 'Este dispositivo não tem câmera.',
    failed: 'Não foi possível iniciar a câmera. Talvez outro aplicativo a esteja usando.',
  },
  volunteer: {
    action: 'Link para voluntários',
    title: 'Link para voluntários',
    text: 'Quem tiver este link vê os nomes desta lista e faz check-ins, por um dia. Não é preciso ter conta.',
    make: 'Criar link',
    until: (time) => `Funciona até ${time}.`,
    address: 'Link',
    copy: 'Copiar link',
  },
  entry: {
    title: 'Seu código para a entrada',
    text: 'Mostre-o na entrada. Ele vale só para você e para esta data.',
    alt: 'Código QR',
    loading: 'Carregando seu código...',
    failed: 'Não foi possível carregar seu código',
  },
  back: 'Voltar ao evento',
};

import type { attendanceMessages as english } from '#src/features/events/attendance.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const attendanceMessages: Translation<typeof english> = {
  label: 'Inscrição',
  joinFirst: 'Cadastre-se para reservar sua vaga',
  signIn: 'Entre para reservar sua vaga',
  code: 'Mostrar meu código',
  guest: { request: 'Participar sem ser membro', invite: 'Levar um convidado' },
  state: (mine, position) => {
    if (mine === 'going') return 'Você tem uma vaga.';
    if (mine === 'waiting') return `Você está na posição ${number(position ?? 1)} da lista de espera.`;
    return mine === 'skipped' ? 'Você não irá nesta data.' : '';
  },
  seats: (going, seats, waiting) => {
    if (seats === null)
      return plural(going, { one: `${number(going)} pessoa vai.`, other: `${number(going)} pessoas vão.` });
    const taken = `Vagas ocupadas: ${number(going)} de ${number(seats)}`;
    return waiting === 0 ? `${taken}.` : `${taken}, ${number(waiting)} na lista de espera.`;
  },
  join: (isFull, mine, isSeries) => {
    if (isFull) return 'Entrar na lista de espera';
    if (mine === 'skipped') return 'Ir mesmo assim';
    return isSeries ? 'Inscrever-se nesta data' : 'Inscrever-se';
  },
  withdraw: (mine, inSeries) => {
    if (inSeries) return 'Pular esta data';
    return mine === 'waiting' ? 'Sair da lista de espera' : 'Desistir da minha vaga';
  },
  joinSeries: 'Inscrever-se em todas as datas',
  withdrawSeries: 'Sair da série',
  joined: { going: 'Você tem uma vaga', waiting: 'Você está na lista de espera' },
  withdrawn: 'Pronto. Sua vaga vai para a próxima pessoa.',
  seriesJoined: 'Sua inscrição vale para todas as datas',
  seriesLeft: 'Você saiu da série',
  meet: { title: 'Quem conhecer lá' },
  attendees: {
    title: 'Quem vai',
    loading: 'Carregando quem vai...',
    failed: 'Não foi possível carregar a lista',
    empty: 'Ninguém se inscreveu ainda.',
    guests: (count) =>
      count === 1
        ? 'e um convidado'
        : plural(count, { one: `e ${number(count)} convidado`, other: `e ${number(count)} convidados` }),
  },
};

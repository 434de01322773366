import type { errorsMessages as english } from '#src/features/errors/errors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const errorsMessages: Translation<typeof english> = {
  notFound: {
    title: 'Página não encontrada',
    description: 'Não há nenhuma página neste endereço.',
    text: 'Não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o link pode estar incompleto.',
    back: 'Ir para a página inicial',
    directory: 'Explorar o diretório',
  },
  failed: {
    title: 'Algo deu errado',
    heading: 'Não foi possível carregar esta página',
    text: 'A culpa não é sua. Tentar novamente daqui a pouco costuma resolver.',
  },
};

import type { embeddingsMessages as english } from '#src/features/admin/embeddings/embeddings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const embeddingsMessages: Translation<typeof english> = {
  title: 'Serviço de embeddings',
  failed: 'Não foi possível carregar o estado do serviço de embeddings',
  purpose: (model, host) => `As combinações são ordenadas com a ajuda de ${model} em ${host}.`,
  progress: (done, total) =>
    `${number(done)} de ${number(total)} ${plural(total, { one: 'membro processado', other: 'membros processados' })}`,
  answered: (when) => `Última resposta: ${when}`,
  neverAnswered: 'Ainda sem resposta',
  problem: {
    title: 'O serviço não está respondendo como esperado',
    text: (sentence) =>
      `${sentence}. Até que volte a funcionar, os membros ainda não processados são combinados com o modelo integrado.`,
    retry: (when) => `Próxima tentativa: ${when}.`,
  },
  tryNow: 'Tentar agora',
  tried: { title: 'Verificando o serviço', description: 'O resultado aparece aqui em alguns segundos.' },
};

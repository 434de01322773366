import type { uiMessages as english } from '#src/ui/ui.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const uiMessages: Translation<typeof english> = {
  stars: (count) => plural(count, { one: `${number(count)} estrela`, other: `${number(count)} estrelas` }),
  rating: (value) => `${number(value)} de 5 estrelas`,
  draft: {
    restored: 'Rascunho restaurado.',
    outdated: 'Rascunho restaurado. Depois dele, houve mudanças em outro lugar.',
    discard: 'Descartar rascunho',
    notStored: 'Não foi possível salvar o rascunho neste navegador. Envie antes de sair da página.',
  },
  conflict: {
    title: 'Isto mudou em outro lugar enquanto você editava',
    text: 'Nada do que você digitou se perdeu. Escolha o que manter e salve de novo.',
    taken: (label, saved) =>
      saved ? `O campo “${label}” agora é “${saved}”.` : `O campo “${label}” foi atualizado.`,
    replaced: (label, saved) =>
      `${saved ? `O campo “${label}” foi alterado para “${saved}”.` : `O campo “${label}” foi alterado.`} Você digitou outra coisa.`,
    takeSaved: 'Usar a versão salva',
    keepTyped: 'Manter o que digitei',
  },
  minutesAgo: (minutes) => `há ${minutes} min`,
  points: (points, max) => `${number(points)} de ${number(max)}`,
  match: {
    strength: { strong: 'Combinação forte', good: 'Boa combinação', possible: 'Combinação possível' },
    percentage: (percent) => `${percent} de 100 pontos. Um motivo claro basta para uma combinação forte.`,
    similar: 'Palavras parecidas',
    similarHint: 'O que os dois lados escreveram é parecido, mas nenhum diz o que o outro procura.',
    noPoints: (parts) => `Sem pontos em: ${parts.map((part) => part.toLowerCase()).join('; ')}.`,
    parts: {
      theyOffer: 'Oferece o que você procura',
      iOffer: 'Você oferece o que a pessoa procura',
      audience: 'Clientes que você quer',
      mutual: 'Conexões em comum',
      location: 'Localização',
      skills: 'Competências e interesses',
      preferred: 'Tipo preferido',
      industry: 'Setor',
    },
  },
};

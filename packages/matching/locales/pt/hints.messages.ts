import type { hintMessages as english } from '#src/hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const hintMessages: Translation<typeof english> = {
  hint: (advice, most) => `${advice}: até ${number(most)} ${plural(most, { one: 'ponto', other: 'pontos' })}`,
  lookingFor: 'Diga o que você procura, como “contabilidade para minha cafeteria”',
  servicesOffered:
    'Informe os serviços que você oferece, para que os membros que precisam deles encontrem você',
  targetAudience: 'Diga quem você atende ou quem gostaria de ter como cliente',
  jobTitle: 'Diga no cargo o que você faz, para que quem procura isso encontre você',
  location: 'Adicione sua localização',
  preferredConnectionTypes: 'Escolha quem você gostaria de conhecer',
  industry: 'Escolha seu setor',
  addSkills: 'Adicione suas competências',
  moreSkills: 'Adicione mais competências',
  addInterests: 'Adicione seus interesses',
  moreInterests: 'Adicione mais interesses',
};

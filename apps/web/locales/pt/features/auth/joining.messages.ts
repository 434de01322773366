import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `Cadastre-se para ${purpose}`,
  login: (purpose) => `Entre para ${purpose}`,
  intro: 'Depois, você volta direto para cá.',
  purpose: {
    apply: (title) => `se candidatar a “${title}”`,
    ask: (service) => `perguntar sobre “${service}”`,
    business: () => 'adicionar sua empresa',
    chapter: (chapter) => `participar de ${chapter}`,
    comment: (author) => `comentar a publicação de ${author}`,
    like: (title) => `curtir “${title}”`,
    likePost: (author) => `curtir a publicação de ${author}`,
    opportunity: () => 'ver esta oportunidade',
    order: (service) => `pedir “${service}”`,
    reach: (firstName) => `ver como falar com ${firstName}`,
    read: (title) => `ler “${title}”`,
    review: (business) => `avaliar ${business}`,
    save: (name) => `salvar “${name}”`,
    seat: (event) => `reservar sua vaga em “${event}”`,
    write: (business) => `escrever para ${business}`,
  },
};

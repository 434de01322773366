import type { reportMemberMessages as english } from '#src/features/reports/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `Denunciar ${firstName}`,
  title: (name) => `Denunciar ${name}`,
  quote: 'A administração não pode ler suas mensagens. Cite o que ela precisa ver.',
  sent: { title: 'Agradecemos', description: 'O membro foi denunciado. Vamos analisar o caso.' },
};

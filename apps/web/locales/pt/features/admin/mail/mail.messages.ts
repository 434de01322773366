import type { mailMessages as english } from '#src/features/admin/mail/mail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const emails = (count: number) => `${number(count)} ${plural(count, { one: 'e-mail', other: 'e-mails' })}`;

export const mailMessages: Translation<typeof english> = {
  title: 'E-mail',
  description: 'Se os e-mails chegam aos membros e o que seu convite diz.',
  open: 'Abrir a página de e-mail',
  alert: {
    files: {
      title: 'E-mails não são enviados: não há servidor de e-mail configurado',
      text: (written) =>
        written === 0
          ? 'Convites e senhas só seriam gravados em arquivos no servidor. Peça a quem opera o servidor que defina SMTP_URL.'
          : plural(written, {
              one: `${emails(written)} dos últimos 30 dias só foi gravado em arquivo no servidor: ninguém o recebeu. Peça a quem opera o servidor que defina SMTP_URL.`,
              other: `${emails(written)} dos últimos 30 dias só foram gravados em arquivos no servidor: ninguém os recebeu. Peça a quem opera o servidor que defina SMTP_URL.`,
            }),
    },
    failing: {
      title: (server) => `Os e-mails não estão chegando: ${server}`,
      text: (waiting, error) =>
        plural(waiting, {
          one: `${emails(waiting)} está em espera, com novas tentativas durante um dia. Última resposta: ${error}`,
          other: `${emails(waiting)} estão em espera, com novas tentativas durante um dia. Última resposta: ${error}`,
        }),
    },
    unknown: 'nenhuma',
  },
  status: {
    title: 'Entrega',
    failed: 'Não foi possível carregar o estado do e-mail',
    working: (server) => `Os e-mails são enviados por ${server}.`,
    lastSent: (when) => `Último e-mail aceito em ${when}.`,
    neverSent:
      'Ele não aceitou nenhum e-mail nos últimos 30 dias. Envie um teste para o seu endereço, para ter certeza.',
    waiting: (count) =>
      plural(count, {
        one: `${emails(count)} aguarda envio.`,
        other: `${emails(count)} aguardam envio.`,
      }),
    bounced: (count) =>
      plural(count, {
        one: `${number(count)} membro tem um endereço recusado em definitivo`,
        other: `${number(count)} membros têm um endereço recusado em definitivo`,
      }),
  },
  test: {
    title: 'Teste',
    text: 'Vai para o endereço com que você entra.',
    send: 'Enviar um e-mail de teste para mim',
    outcomes: {
      waiting: () => 'A caminho...',
      retrying: ({ error }) => `Ainda não enviado: ${error ?? 'sem resposta'}. Haverá uma nova tentativa.`,
      sent: ({ address }) =>
        `O servidor de e-mail aceitou. Confira a caixa de entrada de ${address} e a pasta de spam.`,
      written: () => 'Só foi gravado em um arquivo: não há servidor de e-mail configurado.',
      failed: ({ error }) => `Não enviado: ${error ?? 'foi descartado'}.`,
    },
  },
  invitation: {
    title: 'Convite',
    text: 'Os membros que você cadastra ou importa recebem este e-mail. Ele os cumprimenta pelo primeiro nome e termina com o link.',
    label: 'Suas palavras',
    description:
      'Duas ou três frases: quem escreve e o que se encontra aqui. Deixe uma linha em branco entre os parágrafos. Em branco, usamos o nosso texto.',
    failed: 'Não foi possível carregar o convite',
    preview: 'Pré-visualização',
    subject: 'Assunto:',
    save: 'Salvar',
    saved: { title: 'Convite salvo' },
    sendToMe: 'Salvar e enviar para mim',
  },
  bounce: {
    title: 'E-mails para este endereço são recusados',
    text: (reason) =>
      `Não enviamos mais nenhum para ele. O servidor de e-mail respondeu: ${reason || 'nada'}`,
    tryAgain: 'Tentar este endereço de novo',
    cleared: { title: 'Os e-mails voltam a ser enviados para este endereço' },
  },
};

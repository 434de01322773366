import type { securityMessages as english } from '#src/features/account/security/security.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const securityMessages: Translation<typeof english> = {
  title: 'Segurança',
  description: 'Com o login em duas etapas, uma senha roubada não basta para entrar na sua conta.',
  failed: 'Não foi possível carregar o estado do login em duas etapas',
  name: 'Login em duas etapas',
  states: { on: 'ativado', off: 'desativado' },
  since: (date) =>
    `Desde ${date}, para entrar são necessários sua senha e um código do seu aplicativo autenticador.`,
  without: 'Sua senha basta para entrar.',
  codesLeft: (count) =>
    count === 0
      ? 'Nenhum código de recuperação restante'
      : plural(count, {
          one: `${number(count)} código de recuperação restante`,
          other: `${number(count)} códigos de recuperação restantes`,
        }),
  password: 'Sua senha',
  setUp: {
    open: 'Ativar login em duas etapas',
    text: 'Você precisa de um aplicativo autenticador no celular, como o que já vem no gerenciador de senhas.',
    next: 'Continuar',
    scan: 'Escaneie este código com seu aplicativo autenticador.',
    qr: 'Código QR para seu aplicativo autenticador',
    key: 'Ou digite esta chave no aplicativo:',
    openApp: 'Abrir em um aplicativo neste dispositivo',
    code: 'Código que o aplicativo mostra agora',
    hint: 'Seis dígitos',
    submit: 'Ativar',
  },
  codes: {
    title: 'Salve seus códigos de recuperação',
    text: 'Se você perder o celular, cada um destes códigos permite entrar uma vez. Não podemos mostrá-los de novo: imprima-os ou salve-os onde guarda suas senhas.',
    label: 'Códigos de recuperação',
    copy: 'Copiar',
    copied: { title: 'Códigos de recuperação copiados' },
    notCopied: {
      title: 'Erro',
      description: 'Não foi possível copiar os códigos. Selecione-os e copie manualmente.',
      destructive: true,
    },
    download: 'Baixar',
    print: 'Imprimir',
    done: 'Já salvei os códigos',
    file: (site, codes) =>
      `Códigos de recuperação da sua conta em ${site}\nCada um funciona uma vez.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'Novos códigos de recuperação',
    text: 'Você recebe dez novos códigos de recuperação. Os que tem agora deixam de funcionar.',
    submit: 'Gerar novos códigos',
  },
  end: {
    open: 'Desativar',
    title: 'Desativar o login em duas etapas?',
    text: 'Quem souber sua senha poderá entrar. Seus códigos de recuperação deixam de funcionar.',
    submit: 'Desativar',
    done: { title: 'O login em duas etapas está desativado' },
  },
  events: {
    title: 'Atividade recente',
    failed: 'Não foi possível carregar o registro de segurança',
    empty:
      'Nada por enquanto. Aqui aparecerão os acessos em novos dispositivos e as mudanças no login em duas etapas e nas chaves de acesso.',
    network: (network) => `rede ${network}`,
    kinds: {
      new_device: 'Acesso em um novo dispositivo',
      provider_linked: 'Conta de outro serviço vinculada',
      provider_unlinked: 'Conta de outro serviço desvinculada',
      provider_refused: 'Conta de outro serviço recusada',
      factor_added: 'Login em duas etapas ativado',
      factor_ended: 'Login em duas etapas desativado',
      factor_reset: 'Login em duas etapas desativado pela administração',
      recovery_code_used: 'Acesso com um código de recuperação',
      recovery_codes_renewed: 'Novos códigos de recuperação gerados',
      passkey_added: 'Chave de acesso adicionada',
      passkey_removed: 'Chave de acesso removida',
      passkey_counter: 'Foi usada uma chave de acesso que pode ter sido copiada',
    },
  },
};

import type { passkeysMessages as english } from '#src/features/account/security/passkeys/passkeys.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const passkeysMessages: Translation<typeof english> = {
  title: 'Chaves de acesso',
  description:
    'Entre com sua impressão digital, seu rosto ou o PIN do seu dispositivo. Uma chave de acesso substitui sua senha e o código do login em duas etapas.',
  failed: 'Não foi possível carregar suas chaves de acesso',
  empty: 'Você não tem chaves de acesso.',
  unsupported: 'Este navegador não pode criar chaves de acesso.',
  added: (date) => `Adicionada em ${date}`,
  used: (date) => `Último uso em ${date}`,
  neverUsed: 'Ainda não usada',
  synced: 'Sincronizada',
  name: 'Nome',
  password: 'Sua senha',
  add: {
    open: 'Adicionar chave de acesso',
    text: 'Seu navegador vai perguntar onde salvá-la.',
    suggested: (number) => `Chave de acesso ${number}`,
    hint: 'Para você saber qual é qual, por exemplo “Meu celular”',
    submit: 'Continuar',
    done: { title: 'Chave de acesso adicionada' },
    known: 'Este dispositivo já tem uma chave de acesso para sua conta.',
    failed: 'Não foi possível adicionar a chave de acesso. Tente novamente ou use outro dispositivo.',
  },
  rename: {
    open: 'Renomear',
    label: (name) => `Renomear “${name}”`,
    submit: 'Salvar',
    done: { title: 'Chave de acesso renomeada' },
  },
  remove: {
    open: 'Remover',
    label: (name) => `Remover “${name}”`,
    title: (name) => `Remover “${name}”?`,
    text: 'Você não poderá mais entrar com ela. Seu dispositivo ainda pode oferecê-la até que você a exclua nele também.',
    submit: 'Remover',
    done: { title: 'Chave de acesso removida' },
  },
};

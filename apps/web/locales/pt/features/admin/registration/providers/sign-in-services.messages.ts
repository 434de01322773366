import type { servicesMessages as english } from '#src/features/admin/registration/providers/sign-in-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const servicesMessages: Translation<typeof english> = {
  title: 'Entrar com outros serviços',
  hint: 'Permita que os membros entrem com uma conta que já têm, como a da sua associação ou a do Microsoft 365. O serviço precisa ser compatível com OpenID Connect. Até cinco.',
  failed: 'Não foi possível carregar os serviços',
  empty: 'Nenhum até agora. Os membros entram com a senha.',
  list: 'Serviços para entrar',
  linked: (count) =>
    plural(count, {
      one: `${number(count)} membro vinculado`,
      other: `${number(count)} membros vinculados`,
    }),
  off: 'desativado',
  membersOnly: 'somente membros',
  isOn: 'Ativado',
  add: {
    open: 'Adicionar serviço',
    title: 'Adicionar um serviço para entrar',
    submit: 'Adicionar',
    done: (name) => ({
      title: 'Serviço adicionado',
      description: `Agora os membros podem entrar com ${name}.`,
    }),
  },
  edit: {
    open: 'Editar',
    label: (name) => `Editar ${name}`,
    title: (name) => `Editar ${name}`,
    submit: 'Salvar',
    done: { title: 'Alterações salvas' },
  },
  remove: {
    open: 'Remover',
    label: (name) => `Remover ${name}`,
    title: (name) => `Remover ${name}?`,
    text: 'Os membros não poderão mais entrar com ele. As senhas continuam funcionando, e os vínculos voltam se você o adicionar de novo.',
    done: { title: 'Serviço removido' },
  },
  fields: {
    name: 'Nome',
    nameHint: (name) => `O botão diz “Continuar com ${name || 'Nome'}”.`,
    redirectUri: 'Endereço de redirecionamento',
    redirectHint:
      'Informe-o no serviço, exatamente assim, como URI de redirecionamento (redirect URI ou callback URL).',
    copy: 'Copiar',
    copied: { title: 'Endereço copiado' },
    notCopied: {
      title: 'Erro',
      description: 'Não foi possível copiar o endereço. Selecione-o e copie manualmente.',
      destructive: true,
    },
    issuer: 'Emissor',
    issuerHint: 'O endereço do serviço, nas configurações dele. Não pode ser alterado depois.',
    check: 'Verificar',
    works: 'Ele responde como deveria.',
    clientId: 'ID do cliente',
    clientSecret: 'Segredo do cliente',
    secretHint: 'Armazenado de forma criptografada e nunca mais exibido.',
    secretStays: 'Deixe em branco para usar o que você informou antes.',
    takesNewcomers: 'Novos membros podem se cadastrar com ele',
    newcomersHint:
      'Onde qualquer pessoa pode participar, ou por convite. Caso contrário, serve para quem já é membro.',
  },
};

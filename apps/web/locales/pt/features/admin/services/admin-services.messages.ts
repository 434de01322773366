import type { adminServicesMessages as english } from '#src/features/admin/services/admin-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminServicesMessages: Translation<typeof english> = {
  title: 'Serviços',
  description:
    'O que os membros podem pedir, na ordem em que a loja mostra. Os pedidos existentes mantêm nome e preço.',
  list: 'Serviços',
  failed: 'Não foi possível carregar os serviços',
  add: 'Adicionar serviço',
  editTitle: (name) => `Editar ${name}`,
  empty: {
    title: 'Ainda não há serviços',
    text: 'Adicione o primeiro serviço, e os membros poderão pedi-lo.',
  },
  onOffer: 'Disponível',
  off: 'Indisponível',
  created: { title: 'Serviço adicionado' },
  saved: { title: 'Alterações salvas' },
  deleted: { title: 'Serviço excluído' },
  confirm: {
    title: (name) => `Excluir ${name}?`,
    action: 'Excluir serviço',
    text: 'Ele some imediatamente da loja. Não é possível desfazer.',
  },
  fields: {
    name: 'Nome',
    description: 'Descrição',
    category: 'Categoria',
    price: (currency) => `Preço em ${currency}`,
    priceHint: 'Deixe em branco para fazer um orçamento para cada pedido.',
    invalidPrice: (example) => `Informe um valor como 1290 ou ${example}`,
    deliveryTime: 'Prazo de entrega',
    deliveryHint: 'ex.: 2 semanas',
    features: 'O que está incluído',
    featuresHint: 'Um item por linha',
  },
};

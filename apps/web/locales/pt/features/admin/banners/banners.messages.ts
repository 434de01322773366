import type { bannersMessages as english } from '#src/features/admin/banners/banners.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const bannersMessages: Translation<typeof english> = {
  createTitle: 'Criar banner',
  editTitle: 'Editar banner',
  create: 'Criar banner',
  list: 'Banners',
  failed: 'Não foi possível carregar os banners',
  empty: { title: 'Ainda não há banners', text: 'Preencha o formulário para criar o primeiro banner.' },
  days: (timeZone) =>
    `Os dias seguem o fuso horário ${timeZone.replaceAll('_', ' ')}. As imagens são exibidas com 120 pixels de altura e na largura da página: 2.280 × 240 pixels ficam nítidos, e as bordas podem ser cortadas no celular.`,
  fields: {
    title: 'Título',
    image: 'URL da imagem',
    target: 'URL de destino',
    start: 'Data de início',
    end: 'Data de término',
    pages: 'Páginas de exibição',
    active: 'Ativo',
  },
  sameAsFirst: 'Sem imagem ou URL de destino próprias, valem as do primeiro idioma.',
  pages: { dashboard: 'Painel', feed: 'Feed', news: 'Notícias', profile: 'Perfil' },
  textOnly: 'Exibido como texto porque a imagem está em outro site. Envie a imagem para exibi-la.',
  status: (isShown) => (isShown ? 'No ar' : 'Fora do ar'),
  period: {
    always: 'sempre',
    from: (start) => `a partir de ${start}`,
    until: (end) => `até ${end}`,
    between: (start, end) => `de ${start} a ${end}`,
  },
  confirm: {
    title: 'Excluir este banner?',
    action: 'Excluir banner',
    text: 'Ele some imediatamente de todas as páginas. Não é possível desfazer.',
  },
  created: { title: 'Banner criado' },
  saved: { title: 'Banner salvo' },
  deleted: { title: 'Banner excluído' },
};

import type { ownWorkMessages as english } from '#src/features/profile/work/own-work.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownWorkMessages: Translation<typeof english> = {
  add: 'Adicionar trabalho',
  empty: 'Mostre o que você já fez: imagens e links dizem mais do que uma descrição.',
  full: (max) => `Você já mostra ${max} trabalhos, o máximo possível. Exclua um para adicionar outro.`,
  edit: (title) => `Editar “${title}”`,
  delete: (title) => `Excluir “${title}”`,
  up: (title) => `Mover “${title}” para cima`,
  down: (title) => `Mover “${title}” para baixo`,
  moved: (title, position, total) => `“${title}” agora está na posição ${position} de ${total}`,
  added: 'Trabalho adicionado ao seu perfil',
  saved: 'Trabalho salvo',
  deleted: 'Trabalho excluído',
  confirm: {
    title: 'Excluir este trabalho?',
    text: (title) => `“${title}” será removido do seu perfil, junto com a imagem.`,
    action: 'Excluir',
  },
  form: {
    heading: 'Adicionar trabalho',
    editHeading: 'Editar trabalho',
    title: 'Título',
    titlePlaceholder: 'Site de uma padaria',
    description: 'Em que consistiu',
    descriptionPlaceholder: 'O que você fez, para quem e qual foi o resultado',
    link: 'Link',
    picture: 'Imagem deste trabalho',
    addPicture: 'Adicionar imagem',
    submit: 'Adicionar ao perfil',
  },
};

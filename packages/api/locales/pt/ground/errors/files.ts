import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const files: Sentences = {
  'Its address is not a public one.': 'O endereço não é público.',
  'It is larger than 5 MB.': 'Tem mais de 5 MB.',
  'The site redirects too often.': 'O site redireciona demais.',
  'The site took too long to answer.': 'O site demorou demais para responder.',
  'The site could not be reached.': 'Não foi possível acessar o site.',
  'The site redirects to something else than a web address.':
    'O site redireciona para algo que não é um endereço da web.',
  'The site answered {0}.': 'O site respondeu {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Não foi possível processar esta imagem. Tente novamente ou escolha outra.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Este arquivo não é uma imagem que conseguimos ler. Escolha um arquivo PNG, JPEG ou WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Esta imagem está incompleta. Escolha o arquivo inteiro ou outra imagem.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Esta imagem tem pixels demais. Escolha uma menor.',
  'Please send the picture as a file.': 'Envie a imagem como arquivo.',
  'Please choose a picture.': 'Escolha uma imagem.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Esta imagem tem mais de 5 MB. Escolha uma menor.',
  'The picture took too long to arrive. Please try a smaller one.':
    'A imagem demorou demais para chegar. Tente uma menor.',
  'Please send one picture and nothing else.': 'Envie uma única imagem e nada mais.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Sua última imagem ainda está sendo enviada. Tente novamente em instantes.',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Não foi possível copiar de {2} a imagem de “{1}” ({0}). {3}',
  'This picture no longer exists. Please upload it again.': 'Esta imagem não existe mais. Envie-a de novo.',
  'The picture {0} no longer exists. Please upload it again.':
    'A imagem {0} não existe mais. Envie-a de novo.',
  logo: 'logotipo',
  'cover image': 'imagem de capa',
  picture: 'imagem',
};

import type { rolesMessages as english } from '#src/features/admin/roles/roles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const rolesMessages: Translation<typeof english> = {
  title: 'Rôles',
  description: 'Qui partage le travail, et à quoi sert chaque rôle.',
  handover: 'Transmettre une fonction',
  loading: 'Chargement des rôles…',
  failed: 'Impossible de charger les rôles',
  administrator: 'Administrateur',
  administratorDoes: 'Peut tout faire, et attribue les rôles',
  holders: 'Qui a un rôle',
  noneYet:
    'Uniquement des administrateurs pour l’instant. Attribuez un rôle à quelqu’un pour partager le travail.',
  since: (day) => `Depuis le ${day}`,
  by: (name) => `attribué par ${name}`,
  until: (day) => `jusqu’au ${day}`,
  end: {
    open: 'Mettre fin',
    label: (role, name) => `Mettre fin au rôle « ${role} » pour ${name}`,
    title: (role, name) => `Mettre fin au rôle « ${role} » pour ${name} ?`,
    text: 'Cette personne est déconnectée partout et reçoit un e-mail. Son compte et ses publications ne changent pas.',
    action: 'Mettre fin au rôle',
    done: (name) => `${name} n’a plus ce rôle.`,
  },
  give: {
    title: 'Attribuer un rôle',
    text: 'Le membre est déconnecté, reçoit un e-mail et trouve l’administration dans le menu après s’être reconnecté.',
    member: 'Membre',
    memberHint: 'Un membre actif qui n’est pas administrateur.',
    role: 'Rôle',
    endsOn: 'Dernier jour (facultatif)',
    endsOnHint: 'Le rôle prend fin de lui-même après ce jour.',
    submit: 'Attribuer le rôle',
    done: (role, name) => `${name} a maintenant le rôle « ${role} ».`,
  },
  administrators: 'Les droits d’administration se donnent et se retirent sur la page du membre.',
};

import { createContext } from 'react';
import type { JoinInput } from '@guildhall/api/accounts/registration/registration.schema';
import type { Audience } from '../../lib/audiences.ts';
import type { MORE_FIELDS } from './RegisterMoreFields.tsx';

/** What the registration asks for. */
export type Registration = typeof MORE_FIELDS & {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  homepage: string;
  audience: Audience;
  answers: JoinInput['answers'];
};

/**
 * What was typed into the registration while the dialog is open. Who may join, or what they are asked, can change
 * meanwhile, and then another form takes the place of the first.
 */
export type TypedRegistration = {
  read: () => Registration | undefined;
  keep: (values: Registration) => void;
  /** The address typed last, in any form of the dialog. */
  readEmail: () => string;
  keepEmail: (email: string) => void;
};

export function createTypedRegistration(): TypedRegistration {
  let typed: Registration | undefined;
  let email = '';
  return {
    read: () => typed,
    keep(values) {
      typed = values;
      email = values.email;
    },
    readEmail: () => email,
    keepEmail(next) {
      email = next;
    },
  };
}

export const TypedRegistrationContext = createContext<TypedRegistration | null>(null);

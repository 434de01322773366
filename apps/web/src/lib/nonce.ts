import { createContext } from 'react';

/** The nonce that the document's content security policy requires of scripts and styles. */
export const NonceContext = createContext('');

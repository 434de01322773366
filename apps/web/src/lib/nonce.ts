import { createContext } from 'react';

/** The nonce that this document's content security policy asks of scripts and styles. */
export const NonceContext = createContext('');

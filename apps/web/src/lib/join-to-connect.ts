/** The member whom a visitor wants to connect with, in the state of the history: a link from elsewhere cannot set it. */
export type ConnectWith = { id: number; firstName: string };

/** The state of a link that opens the sign-up over the page of a member. */
export const stateToConnect = (connectWith: ConnectWith) => ({ connectWith });

/** Whom the state of a location is about; null for any other state. */
export function connectWithOf(state: unknown): ConnectWith | null {
  if (typeof state !== 'object' || state === null || !('connectWith' in state)) return null;
  const { connectWith: person } = state;
  if (typeof person !== 'object' || person === null || !('id' in person) || !('firstName' in person))
    return null;
  const { id, firstName } = person;
  return typeof id === 'number' && typeof firstName === 'string' ? { id, firstName } : null;
}

const keyOf = (id: number) => `guildhall:greeting:${id}`;

/** The greeting that was begun before signing in; empty without one. It lasts as long as the tab. */
export const readGreeting = (id: number): string =>
  typeof window === 'undefined' ? '' : (sessionStorage.getItem(keyOf(id)) ?? '');

/** Blank text forgets it. */
export function storeGreeting(id: number, text: string): void {
  if (text.trim() === '') sessionStorage.removeItem(keyOf(id));
  else sessionStorage.setItem(keyOf(id), text);
}

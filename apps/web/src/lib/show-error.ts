import { toast } from './toast.ts';

/** Tells the viewer in a toast why the server rejected something; the `onError` of most mutations. */
export const showError = ({ message }: { message: string }): void =>
  toast({ title: 'Error', description: message, destructive: true });

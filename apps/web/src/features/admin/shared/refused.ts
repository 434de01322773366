import { toast } from '../../../lib/toast.ts';

/** Tells the administrator why something was refused. */
export const refused = (error: { message: string }): void =>
  toast({ title: 'Error', description: error.message, destructive: true });

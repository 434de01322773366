/**
 * Tells the reader something in a browser alert, where the product says that an alert appears.
 * Everything goes through this one port, so that another way of telling is one change.
 */
export function showAlert(message: string): void {
  window.alert(message);
}

/** Shows a browser alert, where the specification asks for one. The only call of `window.alert`. */
export function showAlert(message: string): void {
  window.alert(message);
}

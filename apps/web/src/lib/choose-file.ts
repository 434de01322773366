/**
 * Opens the file chooser of the browser. Its input is in the page only meanwhile, so that another one beside it is
 * found without doubt.
 * @param accept as the attribute of a file input
 */
export function chooseFile(accept: string, onChoose: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.remove();
    if (file) onChoose(file);
  });
  // Safari tells a detached input nothing.
  document.body.append(input);
  input.click();
}

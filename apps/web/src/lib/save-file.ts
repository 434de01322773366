/** Saves the file of a response under the name that its headers give. */
export async function saveFile(response: Response, otherwise: string): Promise<void> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: url, download: name ?? otherwise }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}

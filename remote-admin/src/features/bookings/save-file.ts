/** How long a browser may take to begin a download. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT_MS);
}

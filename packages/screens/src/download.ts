/** Hands a text, or bytes as base64, to the browser as a file to save. */
export function download(fileName: string, content: string | { base64: string }, type = 'application/json') {
  const part = typeof content === 'string' ? content : Uint8Array.from(atob(content.base64), (byte) => byte.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([part], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The click has started the download by now; the address is not needed again.
  setTimeout(() => URL.revokeObjectURL(address))
}

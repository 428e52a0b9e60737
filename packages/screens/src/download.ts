/** Hands a text to the browser as a file to save. */
export function download(fileName: string, text: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The click has started the download by now; the address is not needed again.
  setTimeout(() => URL.revokeObjectURL(address))
}

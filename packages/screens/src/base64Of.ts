/** The content of a file as base64. Rejects where the browser cannot read it. */
export const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    // What comes before the comma says that it is base64.
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : '')
    reader.onerror = () => reject(new Error(`The file '${file.name}' could not be read: choose it again.`))
    reader.readAsDataURL(file)
  })

/** What is told of a file before it is read. */
export interface FileFacts {
  name: string
  /** In bytes. */
  size: number
  /** A media type as `image/png`; empty where the system does not know. */
  type: string
}

export interface FileLimits {
  /** As the attribute of the file input: endings and media types, separated by commas. Everything when left out. */
  accept: string | undefined
  /** The most bytes of one file. */
  maxBytes: number | undefined
  /** The most files at once, with those that are held already. */
  most: number
  /** How many are held already and stay. */
  held: number
}

export type FileRefusal = { why: 'kind' | 'large' | 'empty'; name: string; size: number } | { why: 'many' }

const partsOf = (accept: string | undefined) =>
  (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const ending = (mediaType: string) => mediaType.replace(/^[^/]*\//, '').replace(/^x-|\+.*$/g, '')

/** Whether a file is of an accepted kind: by its ending or its media type, or by the ending that belongs to the media type, whatever type the system tells. */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept: string | undefined): boolean {
  const parts = partsOf(accept)
  const [lower, told] = [name.toLowerCase(), type.toLowerCase()]
  const matches = (part: string) => {
    if (part.startsWith('.')) return lower.endsWith(part)
    if (part === '*/*') return true
    if (part.endsWith('/*')) return told.startsWith(part.slice(0, -1))
    return told === part || lower.endsWith(`.${ending(part)}`)
  }
  return parts.length === 0 || parts.some(matches)
}

/** The accepted kinds for reading, each once: `PNG` for `.png` and `image/png`, and `image` for `image/*`. None where everything is accepted. */
export function kindsOf(accept: string | undefined): string[] {
  const parts = partsOf(accept)
  if (parts.includes('*/*')) return []
  return [...new Set(parts.map((part) => (part.endsWith('/*') ? part.slice(0, -2) : (part.startsWith('.') ? part.slice(1) : ending(part)).toUpperCase())))]
}

/** Which of the offered files can be taken, and why not the others. Too many are refused together, because no order among them is meant. */
export function judgeFiles<Offered extends FileFacts>(offered: readonly Offered[], limits: FileLimits): { taken: Offered[]; refused: FileRefusal[] } {
  if (limits.held + offered.length > limits.most) return { taken: [], refused: [{ why: 'many' }] }
  const taken: Offered[] = []
  const refused: FileRefusal[] = []
  for (const file of offered) {
    const { name, size } = file
    if (!isAccepted(file, limits.accept)) refused.push({ why: 'kind', name, size })
    else if (size === 0) refused.push({ why: 'empty', name, size })
    else if (size > (limits.maxBytes ?? Infinity)) refused.push({ why: 'large', name, size })
    else taken.push(file)
  }
  return { taken, refused }
}

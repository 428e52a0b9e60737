import { num } from '../Num/Num.css.ts'
import { useLocale } from '../theme/locale.tsx'
import { formatBytes } from './format.ts'

export interface BytesProps {
  /** The size in bytes; nothing when it is not known. */
  value: number | null | undefined
  /** The most digits after the point. */
  digits?: number
  /** What stands where the size is not known. */
  missing?: string
}

/**
 * The size of a file in the reader's way of writing, in decimal units: a megabyte is a million bytes.
 * @example <Bytes value={file.size} />
 */
export function Bytes({ value, digits = 1, missing = '–' }: BytesProps) {
  const locale = useLocale()
  return (
    <span data-ui="Bytes" className={num}>
      {value === null || value === undefined || Number.isNaN(value) ? missing : formatBytes(value, { digits }, locale)}
    </span>
  )
}

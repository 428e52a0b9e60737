import { formatBytes } from '../Bytes/format.ts'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { type FileLimits, type FileRefusal, kindsOf } from './files.ts'

/** The limits of files in the reader's words: before anything is chosen, and as one sentence for each refusal. */
export function useFileWords({ accept, maxBytes, most }: Omit<FileLimits, 'held'>): { limits: string; refusal(refusal: FileRefusal): string } {
  const texts = useUiTexts()
  const locale = useLocale()
  const kinds = new Intl.ListFormat(locale.locale, { type: 'disjunction' }).format(kindsOf(accept).map((kind) => (kind === 'image' ? texts.pictures : kind)))
  const size = (bytes: number) => formatBytes(bytes, { digits: 1 }, locale)
  const largest = maxBytes === undefined ? '' : size(maxBytes)
  return {
    limits: [kinds, largest && texts.upTo(largest)].filter(Boolean).join(' · '),
    refusal: (refusal) => {
      if (refusal.why === 'many') return texts.filesTooMany(most, formatNumber(most, {}, locale))
      if (refusal.why === 'kind') return texts.fileKindWrong(refusal.name, kinds)
      return refusal.why === 'empty' ? texts.fileEmpty(refusal.name) : texts.fileTooLarge(refusal.name, size(refusal.size), largest)
    },
  }
}

import type { Language } from '@tagmason/domain'
import { locales } from '../../language.ts'

/** A share of 0 to 1 in the language's way of writing; one that is not nothing is never written as 0 %. */
export const percentIn = (language: Language, share: number) => {
  const format = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 })
  return share > 0 && share < 0.001 ? `< ${format.format(0.001)}` : format.format(share)
}

import { defaultPrimaryColor, type Session } from '@tagmason/domain'
import type { Records } from '../store/unitOfWork.ts'

/** The row that holds the account's brand: what is chosen in the sample stays in it. */
export const brandId = (space: Session['space']) => (space === 'real' ? 'brand-real' : 'brand')

/** What the product is seen as: in its own colour until another one is chosen, and under its own name unless that is hidden. */
export async function brandOf(records: Records, space: Session['space']): Promise<Session['brand']> {
  const row = await records.get('brandSettings', brandId(space))
  if (row === undefined) return {}
  const hidden = (await records.list('whiteLabelFeatures')).some((each) => (each.space ?? 'sample') === space && each.feature === 'hidden' && each.enabled)
  return { ...(hidden ? { name: row.companyName } : {}), ...(row.primaryColor === defaultPrimaryColor ? {} : { color: row.primaryColor }) }
}

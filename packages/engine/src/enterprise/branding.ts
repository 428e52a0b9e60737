import { defaultPrimaryColor, defaultSecondaryColor, logoProblem, mostBrandVersions, mostLogoBytes, Refusal } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context, Handles } from '../context.ts'
import { brandId } from '../shell/brand.ts'

export const branding: Handles<'branding'> = {
  'branding.get': async (context) => ({ brand: await brandNow(context), versions: (await inSpace(context, 'brandVersions')).toReversed() }),

  'branding.save': async (context, { companyName, primaryColor, secondaryColor, logo }) => {
    const { records, session, now, ports } = context
    const problem = logo === null ? null : logoProblem(logo)
    if (problem !== null)
      throw new Refusal(
        'invalid',
        `The logo cannot be used, because of its ${problem}: choose a PNG, JPEG, WebP or plain SVG of at most ${mostLogoBytes} bytes.`,
        [{ path: 'logo', message: problem }],
      )
    const next = { companyName, primaryColor: primaryColor.toLowerCase(), secondaryColor: secondaryColor.toLowerCase(), logo }
    const before = await brandNow(context)
    if (JSON.stringify(next) === JSON.stringify(before)) return
    const versions = await inSpace(context, 'brandVersions')
    for (const old of versions.slice(0, Math.max(0, versions.length + 1 - mostBrandVersions))) records.remove('brandVersions', old.id)
    const id = ports.id()
    records.put('brandVersions', id, { id, ...before, until: now.toISOString(), by: session.member.name, ...mark(context) })
    const row = brandId(session.space)
    records.put('brandSettings', row, { id: row, ...next, ...mark(context) })
  },
}

async function brandNow({ records, session }: Context) {
  const row = await records.get('brandSettings', brandId(session.space))
  if (row === undefined) return { companyName: 'Tagmason', primaryColor: defaultPrimaryColor, secondaryColor: defaultSecondaryColor, logo: null }
  const { companyName, primaryColor, secondaryColor, logo } = row
  return { companyName, primaryColor, secondaryColor, logo }
}

import { defaultPrimaryColor, defaultSecondaryColor, logoProblem, type LogoProblem, mostBrandVersions, mostLogoBytes, Refusal } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { brandId } from '../shell/brand.ts'

export const branding: Handles<'branding'> = {
  'branding.get': async (context) => ({ brand: await brandNow(context), versions: (await inSpace(context, 'brandVersions')).toReversed() }),

  'branding.save': async (context, { companyName, primaryColor, secondaryColor, logo }) => {
    const { records, session, now, ports } = context
    const kept = logo === null ? null : await usableLogo(logo)
    const next = { companyName, primaryColor: primaryColor.toLowerCase(), secondaryColor: secondaryColor.toLowerCase(), logo: kept }
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

/** The logo as it is kept: an image as it is, a drawing rebuilt. Throws a `Refusal` that says what is wrong. */
async function usableLogo(address: string): Promise<string> {
  const problem = logoProblem(address)
  if (problem !== null) throw unusable(problem)
  const [type = '', encoded = ''] = address.split(',')
  if (!type.startsWith('data:image/svg+xml')) return address
  // A parser is loaded when a member gives a drawing.
  const { rebuildSvg } = await import('./rebuildSvg.ts')
  const drawing = rebuildSvg(textOf(encoded))
  if (drawing === null) throw unusable('active')
  return `${type},${base64(new TextEncoder().encode(drawing))}`
}

/** Bytes that are no UTF-8 are none of the text that browsers draw here. */
function textOf(encoded: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
  } catch {
    throw unusable('type')
  }
}

const unusable = (problem: LogoProblem) =>
  new Refusal('invalid', `The logo cannot be used, because of its ${problem}: choose a PNG, JPEG, WebP or plain SVG of at most ${mostLogoBytes} bytes.`, [
    { path: 'logo', message: problem },
  ])

async function brandNow({ records, session }: Context) {
  const row = await records.get('brandSettings', brandId(session.space))
  if (row === undefined) return { companyName: 'Tagmason', primaryColor: defaultPrimaryColor, secondaryColor: defaultSecondaryColor, logo: null }
  const { companyName, primaryColor, secondaryColor, logo } = row
  return { companyName, primaryColor, secondaryColor, logo }
}

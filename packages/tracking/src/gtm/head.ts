import { say } from '../sentences/say.ts'
import type { Context } from './context.ts'
import { meantSpelling, usageContexts } from './enums.ts'
import { at, root } from './finding.ts'
import { kindOf, quote, type Obj } from './values.ts'

const checkUsage = (context: Context): void => {
  const version = at(root, 'containerVersion')
  const place = at(version, 'container')
  if (context.version.container === undefined) {
    context.report('E002', version, say`containerVersion has no container, so it is not said what the file is for: add it with a usageContext such as ["WEB"].`)
    return
  }
  const { usageContext } = context.container
  if (!Array.isArray(usageContext) || usageContext.length === 0) {
    const found = Array.isArray(usageContext) ? say`an empty list` : kindOf(usageContext)
    context.report(
      'E003',
      usageContext === undefined ? place : at(place, 'usageContext'),
      say`usageContext is ${found}, so it is unknown which kind of container this is: write ["WEB"] or ["SERVER"].`,
    )
    return
  }
  for (const [index, usage] of usageContext.entries()) {
    if (typeof usage === 'string' && usageContexts.has(usage)) continue
    const meant = typeof usage === 'string' ? meantSpelling(usage, usageContexts) : undefined
    const said = typeof usage === 'string' ? quote(usage) : kindOf(usage)
    context.report(
      'E003',
      at(at(place, 'usageContext'), index),
      say`The usage context ${said} does not exist in export files: write ${meant ?? say`WEB or SERVER`}.`,
    )
  }
}

/** Format version, export time and container block. */
export const checkHead = (context: Context, file: Obj): void => {
  if (file.exportFormatVersion === 1.3)
    context.report(
      'W010',
      at(root, 'exportFormatVersion'),
      say`This is the old export format 1.3 from about 2015: it can be read, but export again to have the present format 2.`,
    )
  const time = file.exportTime
  if (typeof time !== 'string')
    context.report('W011', root, say`exportTime is ${kindOf(time)} where a time such as "2026-01-31 12:00:00" is usual, so the age of the file is unknown.`)
  else if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time))
    context.report(
      'W011',
      at(root, 'exportTime'),
      say`exportTime ${quote(time)} is not in the form 2026-01-31 12:00:00, so the file was changed by hand or by a tool: check where it comes from.`,
    )
  checkUsage(context)
}

import { say } from '../sentences/say.ts'
import type { Context } from './context.ts'
import { meantSpelling, usageContexts } from './enums.ts'
import { at, root } from './finding.ts'
import { kindOf, quote, type Obj } from './values.ts'

const checkUsage = (context: Context): void => {
  const version = at(root, 'containerVersion')
  const place = at(version, 'container')
  if (context.version.container === undefined) {
    context.report('E002', version, say('gtm.head.containerMissing'))
    return
  }
  const { usageContext } = context.container
  if (!Array.isArray(usageContext) || usageContext.length === 0) {
    const found = Array.isArray(usageContext) ? say('gtm.found.emptyList') : kindOf(usageContext)
    context.report('E003', usageContext === undefined ? place : at(place, 'usageContext'), say('gtm.head.usageUnusable', { found }))
    return
  }
  for (const [index, usage] of usageContext.entries()) {
    if (typeof usage === 'string' && usageContexts.has(usage)) continue
    const meant = typeof usage === 'string' ? meantSpelling(usage, usageContexts) : undefined
    const said = typeof usage === 'string' ? quote(usage) : kindOf(usage)
    context.report('E003', at(at(place, 'usageContext'), index), say('gtm.head.usageUnknown', { found: said, meant: meant ?? say('gtm.head.webOrServer') }))
  }
}

/** Format version, export time and container block. */
export const checkHead = (context: Context, file: Obj): void => {
  if (file.exportFormatVersion === 1.3) context.report('W010', at(root, 'exportFormatVersion'), say('gtm.head.oldFormat'))
  const time = file.exportTime
  if (typeof time !== 'string') context.report('W011', root, say('gtm.head.timeUnusable', { found: kindOf(time) }))
  else if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time)) context.report('W011', at(root, 'exportTime'), say('gtm.head.timeForm', { time: quote(time) }))
  checkUsage(context)
}

import { say } from '../sentences/say.ts'
import type { Context } from './context.ts'
import { at } from './finding.ts'
import { kindOf } from './values.ts'

/** Custom templates carry their source text. */
export const checkTemplates = (context: Context): void => {
  for (const item of context.items.customTemplate) {
    const { templateData } = item.value
    if (typeof templateData === 'string' && templateData.includes('___INFO___')) continue
    const place = templateData === undefined ? item.place : at(item.place, 'templateData')
    const found = typeof templateData === 'string' ? say('gtm.templates.noInfo') : kindOf(templateData)
    context.report('E065', place, say('gtm.templates.dataUnusable', { found }), item)
  }
}

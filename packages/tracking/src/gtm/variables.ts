import { say } from '../sentences/say.ts'
import { regexFault } from './conditions.ts'
import type { Context, Item } from './context.ts'
import { caseConversions, meantSpelling } from './enums.ts'
import { at } from './finding.ts'
import { checkParameterField, checkParameters, parameterOf, parameterText } from './parameters.ts'
import { isObj, kindOf, listOf, quote } from './values.ts'

const conversions = ['convertNullToValue', 'convertUndefinedToValue', 'convertTrueToValue', 'convertFalseToValue']

const checkFormat = (context: Context, item: Item): void => {
  const format = item.value.formatValue
  if (format === undefined) return
  const place = at(item.place, 'formatValue')
  if (!isObj(format)) {
    context.report('E064', place, say('gtm.variables.formatNoObject', { found: kindOf(format) }), item)
    return
  }
  const conversion = format.caseConversionType
  if (conversion !== undefined && (typeof conversion !== 'string' || !caseConversions.has(conversion))) {
    const meant = typeof conversion === 'string' ? meantSpelling(conversion, caseConversions) : undefined
    const advice = meant ?? say('gtm.variables.lowerOrUpper')
    const said = typeof conversion === 'string' ? quote(conversion) : kindOf(conversion)
    context.report('E064', at(place, 'caseConversionType'), say('gtm.variables.caseInvalid', { found: said, meant: advice }), item)
  }
  for (const field of conversions) checkParameterField(context, format[field], at(place, field), item)
}

const checkRegexTable = (context: Context, item: Item): void => {
  for (const row of listOf(parameterOf(item, 'map')?.list)) {
    const cells = isObj(row) ? listOf(row.map) : []
    for (const cell of cells) {
      if (!isObj(cell) || cell.key !== 'key' || typeof cell.value !== 'string') continue
      const fault = regexFault(cell.value)
      if (fault !== null) context.report('E044', at(item.place, 'parameter'), say('gtm.variables.regexInvalid', { text: quote(cell.value), fault }), item)
    }
  }
}

/** Parameters, format and the rules of single variable types; clients and transformations only have parameters. */
export const checkVariables = (context: Context): void => {
  for (const item of context.items.variable) {
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    checkFormat(context, item)
    if (item.type === 'remm') checkRegexTable(context, item)
    if (item.type === 'jsm') {
      const code = parameterText(item, 'javascript')
      if (code !== '' && !/\bfunction\b|=>/.test(code)) context.report('W063', item.place, say('gtm.variables.noFunction'), item)
    }
  }
  for (const item of [...context.items.client, ...context.items.transformation]) {
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    checkParameterField(context, item.value.priority, at(item.place, 'priority'), item)
  }
}

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
    context.report('E064', place, say`formatValue is ${kindOf(format)} where an object belongs (an empty one changes nothing), so write {}.`, item)
    return
  }
  const conversion = format.caseConversionType
  if (conversion !== undefined && (typeof conversion !== 'string' || !caseConversions.has(conversion))) {
    const meant = typeof conversion === 'string' ? meantSpelling(conversion, caseConversions) : undefined
    const advice = meant ?? say`LOWERCASE or UPPERCASE`
    const said = typeof conversion === 'string' ? quote(conversion) : kindOf(conversion)
    context.report('E064', at(place, 'caseConversionType'), say`caseConversionType is ${said}, which the import refuses: write ${advice}.`, item)
  }
  for (const field of conversions) checkParameterField(context, format[field], at(place, field), item)
}

const checkRegexTable = (context: Context, item: Item): void => {
  for (const row of listOf(parameterOf(item, 'map')?.list)) {
    const cells = isObj(row) ? listOf(row.map) : []
    for (const cell of cells) {
      if (!isObj(cell) || cell.key !== 'key' || typeof cell.value !== 'string') continue
      const fault = regexFault(cell.value)
      if (fault !== null)
        context.report(
          'E044',
          at(item.place, 'parameter'),
          say`${quote(cell.value)} is no regular expression (${fault}), so this row never matches: correct it.`,
          item,
        )
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
      if (code !== '' && !/\bfunction\b|=>/.test(code))
        context.report('W063', item.place, say`This JavaScript variable holds no function, so it has no value: write it as function() { return …; }.`, item)
    }
  }
  for (const item of [...context.items.client, ...context.items.transformation]) {
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    checkParameterField(context, item.value.priority, at(item.place, 'priority'), item)
  }
}

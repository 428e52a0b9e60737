import type { Audit } from '../audit/types.ts'
import { parameterText } from '../gtm/parameters.ts'
import { listOf } from '../gtm/values.ts'
import { canonicalJson } from '../versions/canonical.ts'

/** What a text of a container reads, told without the names of variables: two containers may call the same thing differently. */
export const reading = (audit: Audit, text: string): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const variable = audit.variables.get(name)
    if (variable === undefined) return `{{${name}}}`
    if (variable.type === 'c') return parameterText(variable, 'value')
    const format = canonicalJson(variable.value.formatValue ?? {})
    const kept = format === '{}' ? '' : ` as ${format}`
    // Whether a default is set where there is none, and version 2 of the data layer, are how most variables are saved.
    if (variable.type === 'v' && parameterText(variable, 'setDefaultValue') !== 'true') return `[data layer ${parameterText(variable, 'name')}${kept}]`
    const parameters = listOf(variable.value.parameter).map(canonicalJson).sort()
    return `[${variable.type} ${parameters.join(' ')}${kept}]`
  })

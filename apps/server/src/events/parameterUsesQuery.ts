import { longText, textForms } from '@tagmason/domain'
import { type EventRange, sampleLength, versionParameters } from '@tagmason/engine'
import { inRange, valueText } from './ask.ts'

/** The values of the question for the uses of parameters. */
export const parameterUsesGiven = {
  ...Object.fromEntries(textForms.map(([kind, form]) => [`${kind}Form`, form])),
  longText,
  sampleLength,
}

const formed = textForms.map(([kind]) => `match(value, {${kind}Form:String}), '${kind}'`).join(', ')

/** The kind of a value, whose JSON is `json` and whose text is `value`, as `valueKind` of packages/insight says it. */
const kind = `multiIf(value IN ('true', 'false'), 'boolean', startsWith(json, '-'), 'negative', NOT startsWith(json, '"'), 'number', value = '', 'empty',
  ${formed}, lengthUTF8(value) > {longText:UInt32}, 'long', 'text')`

const version = versionParameters.reduceRight((otherwise, name) => {
  const text = valueText(`params['${name}']`)
  return `if(${text} != '', ${text}, ${otherwise})`
}, "''")

/** The question for the uses of parameters. */
export const parameterUsesQuery = (range: EventRange) =>
  `SELECT name AS event, parameter, kind, client, version, count() AS events, min(time) AS first, max(time) AS last,
      argMin(substringUTF8(value, 1, {sampleLength:UInt32}), (time, id)) AS sample, argMin(path, (time, id)) AS path
    FROM (SELECT name, parameter, ${kind} AS kind, format AS client, ${version} AS version, time, id, path, value
          FROM (SELECT name, format, time, id, path, params, parameter, json, ${valueText('json')} AS value
                FROM events ARRAY JOIN mapKeys(params) AS parameter, mapValues(params) AS json WHERE ${inRange(range)}))
    GROUP BY event, parameter, kind, client, version ORDER BY events DESC, event, parameter, kind, client, version LIMIT {most:UInt64}`

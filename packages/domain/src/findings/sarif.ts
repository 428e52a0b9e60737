import type { FilePlace, FindingsReport, ReportFrame } from './findingsReport.ts'

const levels = { error: 'error', warning: 'warning', note: 'note', pass: 'none' } as const

/** SARIF 2.1.0, which code scanning reads. What is well is a result of the kind `pass`. */
export const sarifOf = ({ command, file, entries }: FindingsReport, { version }: ReportFrame): string => {
  const rules = [...new Map(entries.map(({ code, label }) => [code, label]))].map(([id, text]) => ({ id, shortDescription: { text } }))
  const results = entries.map(({ code, level, label, name, message, details, place }) => ({
    ruleId: code,
    kind: level === 'pass' ? 'pass' : 'fail',
    level: levels[level],
    message: { text: [`${label}: ${name}`, message, ...details].filter((line) => line !== '').join('\n') },
    locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) }, ...regionOf(place) }, logicalLocations: [{ name }] }],
  }))
  const driver = { name: `tagmason ${command}`, ...(version === undefined ? {} : { version }), rules }
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}

const regionOf = (place: FilePlace | undefined) => (place === undefined ? {} : { region: { startLine: place.line, startColumn: place.column } })

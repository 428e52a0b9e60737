import { audit as auditContainer, auditHeadline, auditRules, safeFixWords } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { auditUsage } from './usage/audit.ts'

const order = ['error', 'warning', 'info'] as const

/** `tagmason audit FILE [--partial] [--json]`: what is worth changing in a container file, errors first. */
export async function audit(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, auditUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No file was named: use 'tagmason audit FILE'.")
  if (extra !== undefined) throw new Unusable(`Only one file can be audited at a time, and '${extra}' is a second one: call the command once for each.`)
  const { file } = await containerAt(path)
  const found = auditContainer(file, { partial: values.partial === true, now: Date.now() })
  const findings = order.flatMap((severity) => found.filter((one) => one.severity === severity))
  const [error = 0, warning = 0, info = 0] = order.map((severity) => findings.filter((one) => one.severity === severity).length)

  if (values.json === true) {
    const messages = await inWords(findings.map(({ message }) => message))
    const told = findings.map(({ rule, severity, path: place, entity, message }, at) => ({
      rule,
      severity,
      path: place,
      entity,
      message: messages[at],
      ...message,
    }))
    out(`${JSON.stringify({ findings: told }, null, 2)}\n`)
  } else {
    const names = new Map(auditRules.map(({ id, name }) => [id, name]))
    const lines = findings.map(({ message, fix }) => (fix === undefined ? [message] : [message, safeFixWords(fix.title)]))
    for (const [at, told] of (await inWords(lines)).entries()) {
      const { rule = '', severity = '', path: place = '' } = findings[at] ?? {}
      out(`${severity} ${rule} ${names.get(rule) ?? ''} ${place}\n${told.map((line) => `  ${line}\n`).join('')}`)
    }
    out(`${path}: ${await inWords(auditHeadline({ error, warning, info }))}\n`)
  }
  return error === 0 ? 0 : 1
}

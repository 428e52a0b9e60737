import { z } from 'zod'

/** The lines of a Dockerfile with their numbers, comments and empty ones left out and continued ones joined. */
function instructionsOf(text: string): { line: number; word: string; rest: string }[] {
  const lines = text.split('\n')
  const found: { line: number; word: string; rest: string }[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1
    let whole = (lines[at] ?? '').trim()
    if (whole === '' || whole.startsWith('#')) continue
    while (whole.endsWith('\\')) whole = `${whole.slice(0, -1).trim()} ${(lines[++at] ?? '').trim()}`
    const [, word = '', rest = ''] = /^(\w+)\s+(.+)$/.exec(whole) ?? ['', whole, '']
    found.push({ line, word: word.toUpperCase(), rest })
  }
  return found
}

const secret = /\b\w*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|CREDENTIAL)\w*\s*=\s*(?!["']?\s*(?:$|\s))/i
const isExec = (rest: string) => /^\[\s*"[^"]+"(?:\s*,\s*"[^"]*")*\s*\]$/.test(rest.trim())

/**
 * What is wrong with a Dockerfile, one sentence each with its line. No linter of Dockerfiles is on the registries that this house uses; these are the rules of hadolint (in
 * brackets) that a file like ours can break.
 */
export function dockerfileFaults(text: string): string[] {
  const faults: string[] = []
  const args = new Map<string, string>()
  const stages: string[] = []
  let [user, health, command] = ['', false, false]
  const all = instructionsOf(text)
  const isLast = (line: number) => line > (all.findLast(({ word }) => word === 'FROM')?.line ?? 0)
  for (const { line, word, rest } of all) {
    const fault = (what: string) => faults.push(`line ${line}: ${what}`)
    if (secret.test(rest) && ['ENV', 'ARG', 'RUN', 'LABEL'].includes(word)) fault('a secret stays in the image; give it when the container runs')
    if (word === 'ARG' && stages.length === 0) args.set(rest.split('=')[0] ?? '', rest.slice(rest.indexOf('=') + 1))
    if (word === 'FROM') {
      const [given = '', , name = ''] = rest.replace(/^--platform=\S+\s+/, '').split(/\s+/)
      const base = given.replace(/\$\{?(\w+)\}?/g, (_, arg: string) => args.get(arg) ?? '')
      const tag = /(?::([\w.-]+)|@sha256:[0-9a-f]{64})$/.exec(base)
      if (!stages.includes(base) && base !== 'scratch' && (tag === null || tag[1] === 'latest' || !/\d/.test(tag[1] ?? '0')))
        fault(`the base '${base}' has no version, and would be another one tomorrow (DL3006, DL3007)`)
      stages.push(name)
      user = ''
    }
    if (word === 'USER') user = rest.trim()
    if (word === 'HEALTHCHECK' && isLast(line)) {
      health = true
      if (!isExec(rest.slice(rest.indexOf('CMD') + 3))) fault('the health check runs in a shell; write it as a list (DL3025)')
    }
    if (['CMD', 'ENTRYPOINT'].includes(word)) {
      command ||= isLast(line)
      if (!isExec(rest)) fault(`${word} runs in a shell, which passes no signal on; write it as a list (DL3025)`)
    }
    if (word === 'ADD') fault('ADD fetches and unpacks; COPY copies (DL3020)')
    if (word === 'MAINTAINER') fault('MAINTAINER is old; use a label (DL4000)')
    if (word === 'WORKDIR' && !/^["']?[/$]/.test(rest)) fault('the folder of work is not absolute (DL3000)')
    if (word === 'EXPOSE' && rest.split(/\s+/).some((port) => !(Number.parseInt(port, 10) > 0 && Number.parseInt(port, 10) < 65_536)))
      fault('there is no such port (DL3011)')
    if (word === 'RUN') {
      if (/^cd\s/.test(rest)) fault('cd holds for this line only; use WORKDIR (DL3003)')
      if (/\bsudo\b/.test(rest)) fault('sudo has no use in an image (DL3004)')
      if (/\bapt-get install\b/.test(rest) && !/rm -rf \/var\/lib\/apt\/lists/.test(rest)) fault('the lists of apt stay in the image (DL3009)')
      if (/\b(?:curl|wget)\b.*\|\s*(?:ba)?sh\b/.test(rest)) fault('what the network says is run unseen')
      if (/\bnpm i(?:nstall)?\b.*\s-g\b(?!.*@\d)/.test(rest)) fault('the package has no version (DL3016)')
    }
    const from = word === 'COPY' ? /--from=(\S+)/.exec(rest)?.[1] : undefined
    if (from !== undefined && !stages.includes(from)) fault(`there is no stage '${from}' before (DL3022)`)
  }
  if (user === '' || /^(?:root|0)(?::|$)/.test(user)) faults.push('the last stage runs as root; name a user (DL3002)')
  if (!health) faults.push('the last stage has no health check')
  if (!command) faults.push('the last stage starts nothing')
  return faults
}

const duration = z.string().regex(/^\d+(?:ms|s|m|h)$/)
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[\w./-]+(?::\d[\w.-]*)?$/, 'an image has a version, and never latest')
    .optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  extends: z.strictObject({ file: z.string(), service: z.string() }).optional(),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'a port is opened to this machine only; a proxy stands in front')).optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)).optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  ulimits: z.record(z.string(), z.int()).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) })).optional(),
  healthcheck: z
    .strictObject({ test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()), interval: duration, timeout: duration, retries: z.int().positive() })
    .optional(),
  stop_grace_period: duration.optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
})

/** A compose file, as far as the specification's schema goes for what ours use; what it does not know is refused. */
export const composeSchema = z.strictObject({ name: z.string(), services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()).optional() })

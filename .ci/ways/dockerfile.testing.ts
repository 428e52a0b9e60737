/** What a stage of a Dockerfile says. */
export interface Stage {
  readonly base: string
  /** WORKDIR, COPY and RUN, in their order. */
  readonly steps: readonly { readonly word: string; readonly rest: string }[]
  readonly env: Readonly<Record<string, string>>
  readonly user: string | undefined
  readonly volumes: readonly string[]
  /** Commands as lists: ENTRYPOINT, CMD, HEALTHCHECK, and STOPSIGNAL. */
  readonly exec: Readonly<Record<string, readonly string[]>>
}

/** Reads a Dockerfile that is written as plainly as ours: an instruction a line, commands as JSON lists. Throws for an instruction that it does not know, so that nothing is passed over. */
export function readDockerfile(text: string): Stage[] {
  const stages: {
    base: string
    steps: { word: string; rest: string }[]
    env: Record<string, string>
    user?: string
    volumes: string[]
    exec: Record<string, string[]>
  }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === 'FROM') {
      stages.push({ base: rest.split(' ')[0] ?? '', steps: [], env: {}, volumes: [], exec: {} })
      continue
    }
    if (word === 'ARG' && stages.length === 0) continue
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`'${line}' stands before the first FROM.`)
    if (['WORKDIR', 'COPY', 'RUN'].includes(word)) stage.steps.push({ word, rest })
    else if (word === 'ENV') for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value
    else if (word === 'USER') stage.user = rest
    else if (word === 'VOLUME') stage.volumes.push(rest)
    else if (word === 'STOPSIGNAL') stage.exec[word] = [rest]
    else if (['ENTRYPOINT', 'CMD', 'HEALTHCHECK'].includes(word)) stage.exec[word] = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
    else if (word !== 'EXPOSE') throw new Error(`'${line}' is not understood by the test: teach it what the line does.`)
  }
  return stages as Stage[]
}

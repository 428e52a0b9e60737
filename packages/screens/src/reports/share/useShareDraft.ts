import { type AccessType, accessTypes, type Audience, needsOf, offAmong, type ReportTarget, targetKinds } from '@tagmason/domain'
import { useState } from 'react'
import { usePeople } from '../../analytics/reports/usePeople.ts'
import { useRead } from '../../workspace.tsx'
import { isShort } from './SharePassword.tsx'
import { useValidity } from './useValidity.ts'

/** A share while it is written, with what keeps it from being sent. */
export function useShareDraft(about?: ReportTarget) {
  const { options, targets } = useRead('shares.list')
  const [chosen, setTarget] = useState(about === undefined ? '' : keyOf(about))
  const [audience, setAudience] = useState<Audience>('people')
  const [accessType, setAccess] = useState<AccessType>('View Only')
  const [password, setPassword] = useState('')
  const [embed, setEmbed] = useState(false)
  const { people, setPeople, wrong } = usePeople()
  const validity = useValidity('always')
  const target: ReportTarget | undefined = targets.find(({ kind, id }) => keyOf({ kind, id }) === chosen)
  // Only people are mailed, and only reports as a file; whoever has the link may be no member, so they do not edit.
  const offered = accessTypes.filter((each) =>
    each === 'Email Only' ? audience === 'people' && target?.kind !== 'dashboard' : each === 'Edit' ? audience !== 'anyone' : true,
  )
  const access = offered.includes(accessType) ? accessType : 'View Only'
  const mayEmbed = audience === 'anyone' && access === 'View Only'
  const needs = needsOf({ audience, accessType: access, embed: mayEmbed && embed }, access !== 'Email Only')
  const nobody = audience === 'people' && people.length === 0
  return {
    chosen,
    setTarget,
    audience,
    setAudience,
    access,
    offered,
    setAccess,
    people,
    setPeople,
    wrong: audience === 'people' ? wrong : undefined,
    nobody,
    password,
    setPassword,
    mayEmbed,
    embed,
    setEmbed,
    validity,
    targets: targetKinds.map((kind) => ({ kind, of: targets.filter((each) => each.kind === kind) })),
    /** The option that is needed and off. */
    off: offAmong(options, needs),
    /** What is sent; undefined while something is missing or wrong. */
    input:
      target === undefined || nobody || (audience === 'people' && wrong !== undefined) || isShort(password) || validity.missing
        ? undefined
        : {
            target: { kind: target.kind, id: target.id },
            audience,
            people: audience === 'people' ? people : [],
            accessType: access,
            ...validity.times,
            ...(password === '' ? {} : { password }),
            ...(mayEmbed && embed ? { embed } : {}),
          },
  }
}

/** One value for a target, which a select can carry. */
export const keyOf = ({ kind, id }: ReportTarget) => `${kind}:${id}`

import { describe, expect, it } from 'vitest'
import { type ContainerFile, validateContainer } from '../gtm/index.ts'
import { importInto } from '../merge/index.ts'
import { simulate } from '../simulate/index.ts'
import { consentDefaultBy, mergedBeside, withoutConsentDefault } from './consentSource.ts'
import { withBanner } from './consentSource.testing.ts'
import { containerFromPlan } from './fromPlan.ts'
import { builtInTriggers } from './ids.ts'
import { plannedEvent, planOf } from './plans.testing.ts'

const plan = planOf([plannedEvent({ name: 'quote_sent' })])
const own = containerFromPlan(plan, { measurementId: 'G-ABC123', consent: 'denied' })
const none = containerFromPlan(plan, { measurementId: 'G-ABC123', consent: 'none' })
const tagNames = ({ containerVersion: { tag = [] } }: ContainerFile) => tag.map(({ name }) => name)

describe('the consent default of a container', () => {
  it('comes from the tag of a banner’s own template on Consent Initialization', () => {
    expect(consentDefaultBy(withBanner(none))).toBe('Banner')
    expect(consentDefaultBy(none)).toBeNull()
    expect(consentDefaultBy(own)).toBeNull()
  })

  it('does not come from a paused tag, a late one, or a template that sets none', () => {
    expect(consentDefaultBy(withBanner(none, { paused: true }))).toBeNull()
    expect(consentDefaultBy(withBanner(none, { firingTriggerId: [builtInTriggers.allPages] }))).toBeNull()
    const other = JSON.parse(JSON.stringify(withBanner(none)).replaceAll('setDefaultConsentState', 'updateConsentState')) as ContainerFile
    expect(consentDefaultBy(other)).toBeNull()
  })

  it('is not doubled by a merge, in either mode, and ours stays where nothing else sets one', async () => {
    for (const mode of ['mergeOverwriting', 'mergeRenaming'] as const) {
      const { file, consentBy } = mergedBeside(withBanner(none), own)
      expect(consentBy).toBe('Banner')
      const after = importInto(withBanner(none), file, mode).file
      expect(tagNames(after)).toEqual(expect.arrayContaining(['Banner', 'GA4 - quote_sent']))
      expect(tagNames(after)).not.toContain('Consent - Default denied')
      expect(validateContainer(after).filter(({ severity }) => severity === 'error')).toEqual([])
      const [page] = (await simulate(after, [{ type: 'pageLoad', url: 'https://shop.example/' }])).steps
      const fired = page?.events.flatMap(({ tags }) => tags.filter(({ outcome }) => outcome === 'fired').map(({ tag }) => tag))
      expect(fired?.filter((name) => name === 'Banner' || name.startsWith('Consent'))).toEqual(['Banner'])
    }
    expect(mergedBeside(none, own)).toEqual({ file: own, consentBy: null })
    expect(mergedBeside(withBanner(none), none)).toEqual({ file: none, consentBy: null })
  })

  it('is left out of a file that is told so, without a trace of its template', () => {
    const elsewhere = containerFromPlan(plan, { measurementId: 'G-ABC123', consent: 'denied', consentElsewhere: true })
    expect(tagNames(elsewhere)).toEqual(tagNames(none))
    expect(elsewhere.containerVersion.customTemplate).toBeUndefined()
    expect(tagNames(withoutConsentDefault(own))).toEqual(tagNames(none))
    expect(withoutConsentDefault(own).containerVersion.customTemplate).toBeUndefined()
  })
})

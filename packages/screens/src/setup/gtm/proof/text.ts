import type { EffectKind, ExplainReason, FaultCode, Survivor } from '@tagmason/domain'
import { plural } from '../../../language.ts'

type Fault = Pick<Survivor, 'what' | 'before' | 'after'>

/** What a reason may name; empty where it does not. */
interface ReasonParts {
  trigger: string
  by: string
  because: string
}

export const text = {
  visit: 'The shortest visit that shows it',
  showVisit: 'See the Visit',
  of: (action: string, what: string) => `${action}: ${what}`,
  effect: {
    title: 'What leaves the browser',
    none: 'Nothing leaves the browser differently',
    noneDetail: (visits: number) =>
      `On ${plural('en', visits, { one: 'visit', other: 'visits' })} that reach every condition of both, exactly the same was sent. It can go live without a loss.`,
    compared: (visits: number) => `Both were run on ${plural('en', visits, { one: 'visit', other: 'visits' })} that reach every condition. This differs:`,
    counts: {
      lost: (count: number) => `${count} lost`,
      unknown: (count: number) => `${count} no longer known`,
      doubled: (count: number) => `${count} doubled`,
      changed: (count: number) => `${count} changed`,
      gained: (count: number) => `${count} gained`,
    } as Record<EffectKind, (count: number) => string>,
    kinds: {
      lost: 'No longer sent',
      unknown: 'Perhaps no longer sent',
      doubled: 'Sent once more',
      changed: 'Sent differently',
      gained: 'Newly sent',
    } as Record<EffectKind, string>,
    on: (event: string) => `on ${event}`,
    moved: (before: string, after: string) => `on ${after} instead of ${before}`,
    consent: (type: string) => `Consent: ${type}`,
    states: { granted: 'granted', denied: 'denied', unset: 'not set' },
    nothing: 'not sent',
    onlyBrowser: 'only a browser knows',
    becomes: 'becomes',
    left: 'Visits that could not be compared',
    impossible: 'This cannot be compared',
    cut: (shown: number, total: number) => `The first ${shown} of ${total} differences are listed.`,
  },
  explain: {
    ask: 'When does it fire?',
    fires: 'The shortest visit that fires it',
    run: 'Run This Visit',
    cannot: 'It cannot fire',
    notFound: 'No visit was found that fires it',
    reasons: {
      paused: () => 'It is paused: take the pause away.',
      noTrigger: () => 'It has no trigger, and no other tag runs it before or after itself: give it a trigger.',
      event: ({ trigger }) => `The trigger “${trigger}” waits for another event than its condition asks for.`,
      never: ({ trigger }) => `Two conditions of the trigger “${trigger}” never hold at once.`,
      blocked: ({ trigger, by }) => `Whenever the trigger “${trigger}” holds, so does the exception “${by}”.`,
      notFound: ({ because }) => `This is no proof that there is none. ${because}`,
    } as Record<ExplainReason['code'], (reason: ReasonParts) => string>,
  },
  strength: {
    visitTab: 'Visit',
    tab: 'Tests',
    meter: 'Faults that the tests notice',
    noticed: (killed: number, all: number) => `${killed} of ${all}`,
    told: (tried: number) =>
      `The container was broken ${plural('en', tried, { one: 'time', other: 'times' })}, each time by one small fault, and every test was run against it.`,
    sampled: (tried: number, all: number) => `The container is large, so ${tried} of its ${all} possible faults were tried. tagmason mutate tries all.`,
    harmless: (count: number) => `${plural('en', count, { one: 'fault changes', other: 'faults change' })} nothing on any visit, so no test can notice it.`,
    ofPlan: (count: number) => `Measured on the ${plural('en', count, { one: 'test', other: 'tests' })} of your plan.`,
    ofFile: (count: number) => `Measured on the ${plural('en', count, { one: 'test', other: 'tests' })} of the file.`,
    file: 'Your tests',
    fileDetail: 'A file as tagmason test reads it.',
    fileNone: 'Without one, the expectations are written from nothing.',
    all: 'Every fault is noticed',
    allDetail: 'Whatever small thing breaks in this container, a test fails.',
    nothing: 'There is nothing to break',
    nothingDetail: 'The container has no tag that does anything.',
    survivors: (count: number) => `${plural('en', count, { one: 'fault goes', other: 'faults go' })} live unnoticed`,
    list: 'Faults that no test notices',
    write: (count: number) => `Write the Missing Expectations (${count})`,
    written: 'Missing Expectations Written',
    writtenDetail: (file: string) => `${file} downloaded. With it every fault listed here is noticed.`,
    show: 'What Would Notice It',
    lacks: 'This would notice it',
    step: (step: number, test: string) => (test === '' ? `Step ${step} of a new visit` : `Step ${step} of “${test}”`),
    none: 'No expectation can say the difference.',
    cut: (shown: number, total: number) => `The first ${shown} of ${total} are listed; the file has them all.`,
    impossible: 'This cannot be tested',
    kinds: { tag: 'Tag', trigger: 'Trigger', variable: 'Variable' } as Record<Survivor['kind'], string>,
    faults: {
      tagPaused: () => 'It is paused',
      tagUnpaused: () => 'It is no longer paused',
      triggerRemoved: ({ what }) => `It no longer fires on “${what}”`,
      triggerAdded: ({ what }) => `It also fires on “${what}”`,
      exceptionRemoved: ({ what }) => `It is no longer blocked by “${what}”`,
      consentDropped: ({ what }) => `It no longer needs the consent ${what}`,
      consentDemanded: ({ what }) => `It needs the consent ${what}`,
      firingOptionChanged: ({ before, after }) => `It fires as often as another option says: “${before}” became “${after}”`,
      sequenceDropped: ({ what }) => `It no longer runs “${what}” in its sequence`,
      parameterDropped: ({ what }) => `It lacks the parameter ${what}`,
      parameterRenamed: ({ before, after }) => `A parameter has another name: “${before}” became “${after}”`,
      parameterChanged: ({ what, before, after }) => `${what} has another value: “${before}” became “${after}”`,
      referenceSwapped: ({ what, before, after }) => `${what} comes from another variable: “${before}” became “${after}”`,
      conditionDropped: ({ what }) => `It lacks the condition ${what}`,
      conditionNegated: ({ what }) => `The condition ${what} is turned round`,
      conditionFalsified: ({ before, after }) => `It compares with something else: “${before}” became “${after}”`,
      operatorChanged: ({ before, after }) => `It compares in another way: “${before}” became “${after}”`,
      triggerTypeChanged: ({ before, after }) => `It is of another type: “${before}” became “${after}”`,
      triggerSettingChanged: ({ what, before, after }) => `Its ${what} is another: “${before}” became “${after}”`,
      memberRemoved: ({ what }) => `It no longer waits for the trigger ${what}`,
      variableChanged: ({ what, before, after }) => `Its ${what} is another: “${before}” became “${after}”`,
      rowDropped: ({ what, before }) => `It lacks the row ${what}: ${before}`,
      formatDropped: ({ before }) => `It lacks its format ${before}`,
    } as Record<FaultCode, (fault: Fault) => string>,
  },
}

export type ProofText = typeof text

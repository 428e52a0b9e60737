import type { PageElement, Step } from '@tagmason/domain'
import { addressOf, consentTypes, messageOf, type StepKind, type Typed } from './stepForm.ts'

/** Which texts say what is wrong, by the field. */
export type Problem = 'urlWrong' | 'dataWrong' | 'percentWrong' | 'secondsWrong' | 'required'
export type Made = { step: Step } | { problems: Readonly<Record<string, Problem>> }

const numberIn = (typed: string | undefined, most: number): number | null => {
  const number = Number((typed ?? '').trim().replace(',', '.'))
  return (typed ?? '').trim() !== '' && Number.isFinite(number) && number >= 0 && number <= most ? number : null
}

const attributesOf = (typed: string): Record<string, string> =>
  Object.fromEntries(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => [line.split('=')[0]?.trim() ?? '', line.includes('=') ? line.slice(line.indexOf('=') + 1).trim() : '']),
  )

/** The element as it was with what is typed: an empty field takes away, what has no field stays. */
function elementFrom(before: Step | undefined, tag: string, { text = '', id = '', classes = '', href = '', attributes = '' }: Typed): PageElement {
  const was: PageElement = before !== undefined && 'element' in before ? before.element : { tag }
  const { text: _text, id: _id, classes: _classes, href: _href, attributes: _attributes, ...rest } = was
  const said = attributesOf(attributes)
  return {
    ...rest,
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(id.trim() === '' ? {} : { id: id.trim() }),
    ...(classes.trim() === '' ? {} : { classes: classes.trim().split(/\s+/) }),
    ...(href.trim() === '' ? {} : { href: href.trim(), ...(rest.ancestors === undefined && tag === 'button' ? { tag: 'a' } : {}) }),
    ...(Object.keys(said).length === 0 ? {} : { attributes: said }),
  }
}

/** The step that is typed, or what is wrong with it. `before` is the step that is changed. */
export function makeStep(kind: StepKind, typed: Typed, before?: Step): Made {
  const problems: Record<string, Problem> = {}
  const number = (field: string, most: number, wrong: Problem) => {
    const found = numberIn(typed[field], most)
    if (found === null) problems[field] = wrong
    return found ?? 0
  }
  const step = stepOf(kind, typed, before, number, problems)
  return Object.keys(problems).length > 0 ? { problems } : { step }
}

function stepOf(
  kind: StepKind,
  typed: Typed,
  before: Step | undefined,
  number: (field: string, most: number, wrong: Problem) => number,
  problems: Record<string, Problem>,
): Step {
  switch (kind) {
    case 'pageLoad': {
      const url = addressOf(typed['url'] ?? '')
      if (url === '') problems['url'] = 'urlWrong'
      const referrer = (typed['referrer'] ?? '').trim()
      const { referrer: _referrer, ...rest } = before?.type === 'pageLoad' ? before : { type: 'pageLoad' as const }
      return { ...rest, url, ...(referrer === '' ? {} : { referrer: addressOf(referrer) || referrer }) }
    }
    case 'push': {
      const data = messageOf(typed['data'] ?? '')
      if (data === undefined) problems['data'] = 'dataWrong'
      return { type: 'push', data }
    }
    case 'click':
      return { ...(before?.type === 'click' ? before : { type: 'click' as const }), element: elementFrom(before, 'button', typed) }
    case 'formSubmit':
      return { ...(before?.type === 'formSubmit' ? before : { type: 'formSubmit' as const }), element: elementFrom(before, 'form', typed) }
    case 'scroll':
      return { type: 'scroll', percent: number('percent', 100, 'percentWrong') }
    case 'visibility': {
      const duration = number('seconds', 86_400, 'secondsWrong') * 1000
      return {
        type: 'visibility',
        element: elementFrom(before, 'div', typed),
        ratio: number('percent', 100, 'percentWrong'),
        ...(duration === 0 ? {} : { duration }),
      }
    }
    case 'history': {
      const url = (typed['newAddress'] ?? '').trim()
      if (url === '') problems['newAddress'] = 'required'
      return { ...(before?.type === 'history' ? before : { type: 'history' as const }), url }
    }
    case 'consent': {
      const granted = new Set((typed['granted'] ?? '').split(' '))
      const others = before?.type === 'consent' ? Object.keys(before.state) : []
      const state = Object.fromEntries(
        [...new Set([...consentTypes, ...others])].map((type) => [type, granted.has(type) ? ('granted' as const) : ('denied' as const)]),
      )
      return { type: 'consent', command: typed['answer'] === 'default' ? 'default' : 'update', state }
    }
    case 'wait':
      return { type: 'wait', ms: Math.round(number('seconds', 86_400, 'secondsWrong') * 1000) }
    case 'video': {
      const status = (['pause', 'complete', 'buffering', 'progress'] as const).find((one) => one === typed['status']) ?? 'start'
      return { ...(before?.type === 'video' ? before : { type: 'video' as const }), status, percent: number('percent', 100, 'percentWrong') }
    }
    case 'error': {
      const message = (typed['message'] ?? '').trim()
      if (message === '') problems['message'] = 'required'
      return { ...(before?.type === 'error' ? before : { type: 'error' as const }), message }
    }
  }
}

import { runInNewContext } from 'node:vm'
import { embedProviders, type EmbedProvider } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { audit } from '../audit/index.ts'
import { validateContainer } from '../gtm/index.ts'
import { home, push, stepsOf } from '../simulate/visits.testing.ts'
import { snippetsFromPlan } from '../snippets/index.ts'
import { containerFromPlan } from './index.ts'
import { embedEvent, listenerCode } from './listeners.ts'
import { planOf, plannedEvent } from './plans.testing.ts'

type Heard = (event: object) => void

/** A page with a listener on it: what it pushed after each message. */
function page(provider: EmbedProvider, more: Record<string, unknown> = {}) {
  const onWindow = new Map<string, Heard[]>()
  const onDocument = new Map<string, Heard[]>()
  const listen = (map: Map<string, Heard[]>) => (type: string, hear: Heard) => void map.set(type, [...(map.get(type) ?? []), hear])
  const window: Record<string, unknown> & { dataLayer?: Record<string, unknown>[] } = { addEventListener: listen(onWindow), ...more }
  const code = listenerCode(provider).replace(/<\/?script>/g, '')
  runInNewContext(code, { window, document: { addEventListener: listen(onDocument) }, setTimeout: () => undefined })
  const send = (map: Map<string, Heard[]>, type: string, event: object) => {
    for (const hear of map.get(type) ?? []) hear(event)
    return window.dataLayer ?? []
  }
  return {
    message: (data: unknown, origin = 'https://www.example.com') => send(onWindow, 'message', { data, origin }),
    window: (type: string, detail: object) => send(onWindow, type, { detail }),
    document: (type: string, event: object) => send(onDocument, type, event),
    pushed: () => window.dataLayer ?? [],
  }
}

describe('the listener of', () => {
  it.each<[EmbedProvider, unknown, string, string]>([
    ['hubspot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'f-1' }, 'https://forms.hsforms.com', 'f-1'],
    ['calendly', { event: 'calendly.event_scheduled', payload: { invitee: { uri: 'secret' } } }, 'https://calendly.com', ''],
    ['typeform', { type: 'form-submit', formId: 'Ab1' }, 'https://form.typeform.com', 'Ab1'],
    ['marketo', '{"mktoResponse":{"for":"m0","error":false,"data":{"formId":"1042"}}}', 'https://app-ab12.marketo.com', '1042'],
    ['jotform', { action: 'submission-completed', formID: '2345' }, 'https://form.jotform.com', '2345'],
  ])('%s pushes once it is sent, with its id and nothing of the visitor', (provider, data, origin, id) => {
    const { message } = page(provider)
    for (const noise of ['no JSON {', '{"a":1}', null, 7, { type: 'other' }]) message(noise, origin)
    expect(message(data, origin)).toEqual([{ event: embedEvent(provider), embed_provider: provider, embed_id: id }])
    expect(JSON.stringify(message(data, origin))).not.toContain('secret')
  })

  it('hubspot hears its newer forms, too', () => {
    expect(page('hubspot').window('hs-form-event:on-submission:success', { formId: 'f-2' })).toMatchObject([{ embed_id: 'f-2' }])
  })

  it.each<[EmbedProvider, unknown]>([
    ['calendly', { event: 'calendly.event_scheduled' }],
    ['typeform', { type: 'form-submit' }],
    ['jotform', { action: 'submission-completed' }],
  ])('%s believes no other page', (provider, data) => {
    for (const origin of ['https://evil.example', 'https://calendly.com.evil.example', 'https://nottypeform.com', 'https://xjotform.com', 'null']) {
      expect(page(provider).message(data, origin)).toEqual([])
    }
  })

  it('marketo leaves out what failed', () => {
    expect(page('marketo').message('{"mktoResponse":{"error":true}}')).toEqual([])
  })

  it('intercom waits for the chat and pushes when it is opened', () => {
    let open: () => void = () => undefined
    const { pushed } = page('intercom', { Intercom: (_what: string, then: () => void) => (open = then) })
    expect(pushed()).toEqual([])
    open()
    expect(pushed()).toMatchObject([{ event: 'embed_intercom' }])
  })

  it('ajaxForm hears Contact Form 7', () => {
    expect(page('ajaxForm').document('wpcf7mailsent', { detail: { contactFormId: 12 } })).toMatchObject([{ embed_id: '12' }])
  })

  it.each(['video', 'audio'] as const)('%s says once a page that it began and ended', (provider) => {
    const player = { tagName: provider.toUpperCase(), currentSrc: '/tour.mp4', id: 'tour', title: 'Tour', getAttribute: () => null }
    const { document } = page(provider)
    for (const type of ['play', 'play', 'ended']) document(type, { target: player })
    expect(document('play', { target: { ...player, tagName: 'OTHER' } })).toMatchObject([
      { embed_status: 'start', embed_title: 'Tour', embed_url: '/tour.mp4' },
      { embed_status: 'complete' },
    ])
  })
})

describe('a container that hears what is embedded', () => {
  it.each(embedProviders)('fires the tag on the message of %s, once, and asks the site for nothing', async (provider) => {
    const event = plannedEvent({ name: 'lead_sent', trigger: { type: 'embed', provider }, parameters: [{ name: 'form_id', type: 'string', example: 'f' }] })
    const plan = planOf([event, { ...event, id: 'e2', name: 'other_lead' }])
    const file = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' })
    expect(validateContainer(file).filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(audit(file).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(file.containerVersion.tag?.filter(({ name }) => name.startsWith('Listener'))).toHaveLength(1)
    const steps = await stepsOf(file, [home, push(embedEvent(provider), { embed_id: 'f-1' }), push('embed_other')])
    expect(steps.map(({ fired }) => fired.filter((name) => name === 'GA4 - lead_sent').length)).toEqual([0, 1, 0])
    expect(snippetsFromPlan(plan, { consent: 'denied' }).events).toEqual([])
  })

  it.each(['video', 'audio'] as const)('tells the beginning of %s from its end', async (provider) => {
    const begun = plannedEvent({ name: 'begun', trigger: { type: 'embed', provider, status: 'start' } })
    const ended = plannedEvent({ id: 'e2', name: 'ended', trigger: { type: 'embed', provider, status: 'complete' } })
    const file = containerFromPlan(planOf([begun, ended]), { measurementId: 'G-AB12CD34EF', consent: 'denied' })
    expect(validateContainer(file).filter(({ severity }) => severity !== 'info')).toEqual([])
    const steps = await stepsOf(file, [home, push(embedEvent(provider), { embed_status: 'start' }), push(embedEvent(provider), { embed_status: 'complete' })])
    expect(steps.slice(1).map(({ fired }) => fired)).toEqual([['GA4 - begun'], ['GA4 - ended']])
  })
})

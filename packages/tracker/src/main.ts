import { type Tagmason, tracker } from './core.ts'
import { settingsOf } from './settings.ts'

const { key, to, consent, auto, vitals } = settingsOf(document.currentScript as HTMLScriptElement)
const page = globalThis as unknown as { tagmason?: Tagmason }
const { tell, watch } = tracker(key, to, consent, auto)
const load = (script: string) => document.head.append(Object.assign(document.createElement('script'), { src: `${to}/${script}` }))

const early = page.tagmason?.q ?? []
page.tagmason = tell
if (auto) {
  watch()
  load(`t-plan.js?key=${key}`)
}
for (const call of early) tell(...call)
if (vitals) load('t-vitals.js')

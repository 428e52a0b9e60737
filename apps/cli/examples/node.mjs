// From goals to a container, and what a change of it does to what the browser sends: `node node.mjs`.
import { audit, containerFromPlan, effect, planFromGoals, simulate, validateContainer } from 'tagmason'

const plan = planFromGoals('Track purchases over $50 and newsletter sign-ups', { site: 'shop.example' })
console.log(plan.events.map(({ name, because }) => `${name}: ${because.text}`).join('\n'))

const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' })
const errors = validateContainer(container).filter(({ severity }) => severity === 'error')
console.log(`${errors.length} errors, ${audit(container).length} findings of the audit`)

const { steps } = await simulate(container, [
  { type: 'pageLoad', url: 'https://shop.example/thanks' },
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 80, currency: 'USD', transaction_id: 'T1' } } },
])
console.log(`fired: ${steps[1].fired.join(', ')}`)

const changed = structuredClone(container)
changed.containerVersion.tag.find(({ name }) => name === 'GA4 - purchase').paused = true
const { changes } = await effect(container, changed)
for (const { kind, label } of changes) console.log(`${kind}: ${label}`)

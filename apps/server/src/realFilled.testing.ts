import { blog, shop, timeZone } from './realCounts.testing.ts'
import { openReal } from './realHouse.testing.ts'

/** A server with two projects that received what was sent; the shop is selected, has goals and a funnel. */
export async function openFilled() {
  const real = await openReal()
  const other = await real.project('Blog', 'UTC')
  await real.collect(other, blog)
  const own = await real.project('Shop', timeZone)
  await real.collect(own, shop)
  const goal = { target: 1000, valueCents: 100 }
  await real.act('conversions.addGoal', { ...goal, name: 'Accounts', event: 'sign_up', period: 'month' })
  await real.act('conversions.addGoal', { ...goal, name: 'Leads', event: 'generate_lead', period: 'quarter' })
  await real.act('conversions.setFunnel', { steps: [{ step: '/' }, { step: 'Account', event: 'sign_up' }, { step: 'Order', event: 'purchase' }] })
  return { ...real, secret: own.secret }
}
export type Filled = Awaited<ReturnType<typeof openFilled>>

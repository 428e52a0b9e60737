import { type ReadName, Refusal, type Workspace } from '@tagmason/domain'
import { exportWith, imports, shop, shopText, tagOf, triggerOf } from '../container/inStories.ts'
import { importedText } from '../simulator/containersInStories.ts'

const texts = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([key, value]) => ({ type: 'TEMPLATE', key, value }))
const refunds = [tagOf(5, 'GA4 - refund', 'refund', 6)]
const triggers = [triggerOf(3, 'Order placed', 'order'), triggerOf(6, 'Refund', 'refund')]

/** A change that went wrong: the order is sent twice, the refund no longer, and the sign-up is new. */
const brokenText = exportWith(shop, {
  tag: [
    tagOf(4, 'GA4 - order', 'purchase'),
    tagOf(11, 'GA4 - order (copy)', 'purchase'),
    tagOf(12, 'GA4 - sign-up', 'sign_up', 13),
    { ...tagOf(14, 'GA4 - view', 'view_item', 15), paused: true },
  ],
  trigger: [...triggers, triggerOf(13, 'Signed up', 'signed_up'), triggerOf(15, 'Viewed', 'view')],
})

/** What has happened before: the shop's container, and a change of it that loses, doubles and gains. */
export const broken = async (workspace: Workspace) => {
  await imports(workspace, shopText(shop))
  await imports(workspace, brokenText, 'shop-relaunch.json')
}

/** What has happened before: the shop's container, and then the same tags and triggers under other names. */
export const renamed = async (workspace: Workspace) => {
  await imports(workspace, shopText(shop))
  await imports(workspace, shopText(shop).replace('GA4 - order', 'Order').replace('GA4 - refund', 'Refund'), 'shop-renamed.json')
}

/** What has happened before: two versions of a container for servers. */
export const onServers = async (workspace: Workspace) => {
  const text = exportWith(shop, { tag: refunds, trigger: triggers }).replace('["WEB"]', '["SERVER"]')
  await imports(workspace, text)
  await imports(workspace, text.replace('GA4 - refund', 'Refunds'), 'server-later.json')
}

/** What has happened before: a container with a pixel that asks nobody, one that waits for consent, and what people write in the address of one. */
export const leaking = (workspace: Workspace) =>
  importedText(
    workspace,
    shop,
    exportWith(shop, {
      tag: [
        tagOf(4, 'GA4 - order', 'purchase'),
        { ...tagOf(5, 'Pixel - order', 'purchase'), type: 'img', parameter: texts({ url: 'https://pixel.example/order.gif?mail={{E-mail}}' }) },
        {
          ...tagOf(6, 'Pixel - waits', 'purchase'),
          type: 'img',
          parameter: texts({ url: 'https://waits.example/order.gif' }),
          consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'ad_storage' }] } },
        },
        { ...tagOf(7, 'Own script', 'purchase'), type: 'html', parameter: texts({ html: '<script>shop.order()</script>' }) },
      ],
      trigger: triggers,
      variable: [
        {
          accountId: '6001',
          containerId: '7001',
          variableId: '9',
          name: 'E-mail',
          type: 'v',
          parameter: [{ type: 'INTEGER', key: 'dataLayerVersion', value: '2' }, ...texts({ name: 'user.email' })],
        },
      ],
    }),
  )

const pathIs = (path: string) => ({ type: 'EQUALS', parameter: texts({ arg0: '{{Page Path}}', arg1: path }) })

/** What has happened before: a container of which one tag waits for two pages at once. */
export const contradicting = (workspace: Workspace) =>
  importedText(
    workspace,
    shop,
    exportWith(shop, {
      tag: [tagOf(4, 'GA4 - order', 'purchase'), tagOf(5, 'GA4 - both pages', 'both', 6)],
      trigger: [
        { ...triggerOf(3, 'Order placed', 'order'), filter: [pathIs('/checkout')] },
        { ...triggerOf(6, 'Both pages', 'seen'), filter: [pathIs('/a'), pathIs('/b')] },
      ],
    }),
  )

/** Nothing but this answer is another. */
export const answering =
  (wanted: ReadName, answer: () => Promise<never>) =>
  (real: Workspace): Workspace => ({ ...real, read: (name, input) => (name === wanted ? answer() : real.read(name, input)) })

export const refused = (code: Refusal['code']) => () => Promise.reject(new Refusal(code, 'A story refuses this.'))
